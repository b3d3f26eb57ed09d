import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftView } from '#shared/contract/drafts.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { removeLine } from './insert-line.ts'

export type Inserted = { draft: DraftView; question: string; label: string; line: string }
/** Two dialogs follow one another, so the element to focus at the end is passed in. */
export type CloseProps = { onClose: () => void; returnFocus: () => void }
type InsertedNoteProps = { title: string; inserted: Inserted } & CloseProps

/** Confirms the insertion, with a link to the draft and Undo. */
export function InsertedNote({ title, inserted, onClose, returnFocus }: InsertedNoteProps) {
  const { draft, question, label, line } = inserted
  const [isUndone, setIsUndone] = useState<boolean>()
  const undo = useMutation({
    mutationFn: () => removeLine(draft, question, line),
    onSuccess: setIsUndone,
  })
  const footer = (
    <>
      {isUndone === undefined ? (
        <Button variant="quiet" loading={undo.isPending} onClick={() => undo.mutate()}>
          Undo
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <ButtonLink
        to="/form-builder/{-$id}"
        params={{ id: String(draft.formId) }}
        search={{ draft: draft.id }}
      >
        Open the draft
      </ButtonLink>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer} returnFocus={returnFocus}>
      <div className="flex flex-col gap-3">
        <Notice tone={isUndone === false ? 'brass' : 'bench'} role="status" title={say(isUndone)}>
          <p>
            {draft.title}, <span lang={draft.language}>{label}</span>
          </p>
        </Notice>
        {isUndone === undefined ? (
          <blockquote lang={draft.language} className="border-l-4 border-brass pl-4">
            {line}
          </blockquote>
        ) : null}
        {undo.isError ? (
          <Notice tone="seal" role="alert" title="It was not taken out">
            <p>{deriveErrorMessage(undo.error, 'Check the connection and try again.')}</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

function say(isUndone: boolean | undefined): string {
  if (isUndone === undefined) return 'Inserted'
  return isUndone
    ? 'Taken out again'
    : 'The sentence was changed in the draft meanwhile: nothing was taken out'
}
