import { fullName } from '#shared/users.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { useUser } from '#web/session.ts'
import { useFrame } from '#web/shell/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type LeaveDialogProps = {
  kept: readonly KeptAnswers[]
  onRemove: () => void
  onKeep: () => void
  onStay: () => void
}

/** Unsaved answers would stay on the device for its next user, so signing out asks whether to keep or delete them. */
export function LeaveDialog({ kept, onRemove, onKeep, onStay }: LeaveDialogProps) {
  const say = useFrame()
  const titles = [...new Set(kept.map(({ formTitle }) => formTitle))]
  const footer = (
    <>
      <Button variant="secondary" onClick={onStay}>
        {say('staySignedIn')}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {say('keepAndLogOut')}
      </Button>
      <Button variant="danger" onClick={onRemove}>
        {say('removeAndLogOut')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={say('unsavedAnswers')}
      description={say('unsavedAnswersLead', { name: fullName(useUser()) })}
      footer={footer}
    >
      <ul className="list-disc pl-5">
        {titles.map(title => (
          <li key={title} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{say('sharedComputer')}</p>
    </Dialog>
  )
}
