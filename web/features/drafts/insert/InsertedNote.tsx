import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftView } from '#shared/contract/drafts.ts'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { draftsMessages } from '../messages.ts'
import { removeLine } from './insert-line.ts'

export type Inserted = { draft: DraftView; question: string; label: string; line: string }
/** Two dialogs follow one another, so the element to focus at the end is passed in. */
export type CloseProps = { onClose: () => void; returnFocus: () => void }
type InsertedNoteProps = { title: string; inserted: Inserted } & CloseProps

/** Confirms the insertion, with a link to the draft and Undo. */
export function InsertedNote({ title, inserted, onClose, returnFocus }: InsertedNoteProps) {
  const { draft, question, label, line } = inserted
  const say = useMessages(draftsMessages)
  const { sayFailure } = useAnswers()
  const [isUndone, setIsUndone] = useState<boolean>()
  const undo = useMutation({
    mutationFn: () => removeLine(draft, question, line),
    onSuccess: setIsUndone,
  })
  const footer = (
    <>
      {isUndone === undefined ? (
        <Button variant="quiet" loading={undo.isPending} onClick={() => undo.mutate()}>
          {say('undo')}
        </Button>
      ) : null}
      <Button variant="secondary" onClick={onClose}>
        {say('close')}
      </Button>
      <ButtonLink
        to="/form-builder/{-$id}"
        params={{ id: String(draft.formId) }}
        search={{ draft: draft.id }}
      >
        {say('openDraft')}
      </ButtonLink>
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer} returnFocus={returnFocus}>
      <div className="flex flex-col gap-3">
        <Notice
          tone={isUndone === false ? 'brass' : 'bench'}
          role="status"
          title={say(nameOutcome(isUndone))}
        >
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
          <Notice tone="seal" role="alert" title={say('notTakenOut')}>
            <p>{sayFailure(undo.error, say('checkConnection'))}</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

function nameOutcome(isUndone: boolean | undefined) {
  if (isUndone === undefined) return 'inserted'
  return isUndone ? 'takenOut' : 'changedMeanwhile'
}
