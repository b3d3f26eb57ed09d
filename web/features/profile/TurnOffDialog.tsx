import { useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { profileMessages } from './messages.ts'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { reloadSecondStep, useTurnOff } from './second-step.ts'

export function TurnOffDialog({ onClose, returnFocus }: StepDialogProps) {
  const say = useMessages(profileMessages)
  const turnOff = useTurnOff()
  function finish() {
    reloadSecondStep()
    notify({ title: say('isOff'), description: say('passwordOnly') })
    onClose()
  }
  return (
    <PasswordDialog
      title={say('turnOffTitle')}
      description={say('turnOffHint')}
      submitLabel={say('turnOff')}
      failureTitle={say('notTurnedOff')}
      tone="danger"
      act={turnOff}
      onDone={finish}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
