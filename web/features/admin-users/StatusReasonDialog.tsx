import { useForm, useWatch } from 'react-hook-form'
import { fullName, statusActions } from '#shared/users.ts'
import { Failure } from '#web/Failure.tsx'
import { useUser } from '#web/session.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { useChangeStatus } from './changes.ts'
import type { UserDialogProps } from './user-dialog.ts'

const consequences = {
  reject: 'The registration ends here, and signing in stays refused.',
  suspend: 'Every device is signed out at once. Drafts and saved judgments are kept.',
}

/** A rejection or suspension needs a reason, which is sent to the person. */
export function StatusReasonDialog({
  action,
  user,
  onClose,
  returnFocus,
}: UserDialogProps & { action: 'reject' | 'suspend' }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { reason = '' } = useWatch({ control: form.control })
  const isOwn = useUser().id === user.id
  const change = useChangeStatus(user)
  const { label } = statusActions[action]
  const { onSubmit } = useSubmit(form, change, values => ({ action, ...values }), { onSuccess: onClose })
  return (
    <FormDialog
      title={`${label} ${fullName(user)}?`}
      description={consequences[action]}
      submitLabel={label}
      tone="danger"
      isDirty={reason !== ''}
      isPending={change.isPending}
      canSubmit={reason.trim() !== ''}
      failure={<Failure title="Failed to update status" error={change.error} />}
      onSubmit={onSubmit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {isOwn ? (
        <Notice tone="brass" title="This is your own account: you will be signed out at once." />
      ) : null}
      <TextAreaField
        label="Reason"
        maxLength={1000}
        help={`Goes to ${user.email} as you write it, and is shown where they try to sign in.`}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
