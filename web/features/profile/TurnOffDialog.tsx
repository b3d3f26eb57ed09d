import { notify } from '#web/ui/toast-store.ts'
import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { reloadSecondStep, useTurnOff } from './second-step.ts'

export function TurnOffDialog({ onClose, returnFocus }: StepDialogProps) {
  const turnOff = useTurnOff()
  function finish() {
    reloadSecondStep()
    notify({ title: 'The second step is off', description: 'Sign-in asks for the password only.' })
    onClose()
  }
  return (
    <PasswordDialog
      title="Turn off the second step?"
      description="Your password alone will then open your account. The entry in your app and the recovery codes stop working."
      submitLabel="Turn off"
      failureTitle="The second step was not turned off"
      tone="danger"
      act={turnOff}
      onDone={finish}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
