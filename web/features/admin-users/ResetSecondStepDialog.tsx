import { fullName } from '#shared/users.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useResetSecondStep } from './changes.ts'
import { Failure } from './Failure.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** For somebody who lost phone and recovery codes. */
export function ResetSecondStepDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const reset = useResetSecondStep(user)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Reset the second step of ${fullName(user)}?`}
      description="They sign in with the password alone until they turn it on again, are signed out on all devices, and are told by mail. Make sure that it is they who ask."
      confirmLabel="Reset"
      tone="danger"
      loading={reset.isPending}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
      returnFocus={returnFocus}
    >
      {reset.isError ? <Failure title="The second step was not reset" error={reset.error} /> : null}
    </ConfirmDialog>
  )
}
