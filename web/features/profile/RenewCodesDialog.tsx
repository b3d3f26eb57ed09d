import { PasswordDialog, type StepDialogProps } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { reloadSecondStep, useRenewCodes } from './second-step.ts'

export function RenewCodesDialog({ onClose, returnFocus }: StepDialogProps) {
  const renewal = useRenewCodes()
  if (renewal.isSuccess)
    return <RecoveryCodes codes={renewal.data.recoveryCodes} onClose={onClose} returnFocus={returnFocus} />
  return (
    <PasswordDialog
      title="Make new recovery codes?"
      description="The ones you have now stop working."
      submitLabel="Make new codes"
      failureTitle="No new codes were made"
      act={{ ...renewal, mutate: password => renewal.mutate(password, { onSuccess: reloadSecondStep }) }}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
