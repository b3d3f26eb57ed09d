import { fullName } from '#shared/users.ts'
import { Failure } from '#web/Failure.tsx'
import { deriveStale } from '#web/features/users/model/stale-edit.ts'
import { useUserEdit } from '#web/features/users/model/use-user-edit.ts'
import { deriveValues } from '#web/features/users/model/user-values.ts'
import { StaleNotice } from '#web/features/users/parts/StaleNotice.tsx'
import { useUser } from '#web/session.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { AccountFields } from './AccountFields.tsx'
import { useUpdateUser } from './changes.ts'
import { PersonFields } from './PersonFields.tsx'
import { toUpdateBody, withReason } from './user-bodies.ts'
import type { UserDialogProps } from './user-dialog.ts'

export function EditUserDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const isOwn = useUser().id === user.id
  const { form, base, touched, changes, rebase } = useUserEdit(user)
  const update = useUpdateUser(user.id)
  const isDirty = Object.keys(touched).length > 0
  const submitLabel = changes ? 'Save on top' : 'Save changes'

  const { onSubmit } = useSubmit(
    form,
    update,
    ({ statusReason }) => toUpdateBody(withReason(touched, statusReason), base.version),
    { onSuccess: onClose, onError: rebase },
  )

  return (
    <FormDialog
      size="wide"
      title={`Edit ${fullName(user)}`}
      description={isOwn ? 'This is your own account.' : undefined}
      submitLabel={submitLabel}
      isDirty={isDirty}
      isPending={update.isPending}
      failure={
        changes && deriveStale(update.error) ? (
          <StaleNotice title="Failed to update user" changes={changes} again={submitLabel} />
        ) : (
          <Failure title="Failed to update user" error={update.error} />
        )
      }
      onSubmit={isDirty ? onSubmit : form.handleSubmit(onClose)}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <AccountFields form={form} present={base.experience} />
      <PersonFields form={form} start={deriveValues(base)} />
    </FormDialog>
  )
}
