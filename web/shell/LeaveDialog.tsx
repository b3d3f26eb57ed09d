import { fullName } from '#shared/users.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type LeaveDialogProps = {
  kept: readonly KeptAnswers[]
  onRemove: () => void
  onKeep: () => void
  onStay: () => void
}

/** Answers that never reached the server lie on the device for whoever uses it next: whether they stay is the person's word. */
export function LeaveDialog({ kept, onRemove, onKeep, onStay }: LeaveDialogProps) {
  const titles = [...new Set(kept.map(({ formTitle }) => formTitle))]
  const footer = (
    <>
      <Button variant="secondary" onClick={onStay}>
        Stay signed in
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        Keep them and log out
      </Button>
      <Button variant="danger" onClick={onRemove}>
        Remove them and log out
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title="Unsaved answers are on this device"
      description={`They have not reached the server, ${fullName(useUser())}. What should happen to them?`}
      footer={footer}
    >
      <ul className="list-disc pl-5">
        {titles.map(title => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        On a shared computer, remove them. Kept answers are shown again only to you, when you sign in here,
        but somebody who can open the files of this device could read them. To save them instead, stay signed
        in and open Drafts.
      </p>
    </Dialog>
  )
}
