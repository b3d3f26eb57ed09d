import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { changeDraftCall, type DraftSummary, type DraftView } from '#shared/contract/drafts.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { deriveNewerDraft } from './calls.ts'
import { draftsMessages } from './messages.ts'
import { replaceDraft } from './queries.ts'

/** Edits the name in place: Enter saves, Escape cancels. */
export function RenameForm({ draft, onDone }: { draft: DraftSummary; onDone: () => void }) {
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(draft.title)
  const [error, setError] = useState<string>()
  useEffect(() => field.current?.select(), [])
  const rename = useMutation({
    mutationFn: (wanted: string) => renameDraft(draft, wanted),
    onSuccess: renamed => {
      replaceDraft(renamed)
      onDone()
    },
    onError: failure => setError(sayFailure(failure)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = title.trim()
    if (wanted === '') return setError(say('titleRequired'))
    if (wanted === draft.title) return onDone()
    if (!rename.isPending) rename.mutate(wanted)
  }

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone()
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={submit} onKeyDown={leaveOnEscape}>
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          ref={field}
          label={say('nameOfDraft')}
          value={title}
          maxLength={200}
          error={error}
          onChange={event => setTitle(event.target.value)}
        />
      </div>
      <Button type="submit" loading={rename.isPending}>
        {say('rename')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {say('cancel')}
      </Button>
    </form>
  )
}

/**
 * If only the answers were saved meanwhile, the rename is repeated on the newer version; a name changed meanwhile is
 * not overwritten.
 */
async function renameDraft(draft: DraftSummary, title: string): Promise<DraftView> {
  try {
    return await send(changeDraftCall, { params: draft, body: { title, version: draft.version } })
  } catch (error) {
    const newer = deriveNewerDraft(error)
    if (newer?.title !== draft.title) throw error
    return send(changeDraftCall, { params: newer, body: { title, version: newer.version } })
  }
}
