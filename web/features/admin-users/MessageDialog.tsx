import { useForm, useWatch } from 'react-hook-form'
import type { MessageBody } from '#shared/contract/admin-users.ts'
import { fullName, messageTypes, priorities } from '#shared/users.ts'
import { Failure } from '#web/Failure.tsx'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { useSendMessage } from './changes.ts'
import type { UserDialogProps } from './user-dialog.ts'

const typeOptions = messageTypes.map(value => ({ value, label: capitalize(value) }))
const priorityOptions = priorities.map(value => ({ value, label: capitalize(value) }))

type Letter = Required<Pick<MessageBody, 'subject' | 'message' | 'messageType' | 'priority'>>
const blank: Letter = { subject: '', message: '', messageType: 'info', priority: 'medium' }

export function MessageDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const form = useForm<Letter>({ defaultValues: blank })
  const { register, formState } = form
  const { subject = '', message = '' } = useWatch({ control: form.control })
  const sending = useSendMessage(user)

  const { onSubmit } = useSubmit(form, sending, letter => ({ recipientId: user.id, ...letter }), {
    onSuccess: onClose,
  })

  return (
    <FormDialog
      title={`Message to ${fullName(user)}`}
      description={`Goes to ${user.email}, and is kept in the user's details.`}
      submitLabel="Send"
      isDirty={subject !== '' || message !== ''}
      isPending={sending.isPending}
      canSubmit={subject.trim() !== '' && message.trim() !== ''}
      failure={<Failure title="Failed to send message" error={sending.error} />}
      onSubmit={onSubmit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <TextField
        label="Subject"
        maxLength={200}
        error={formState.errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField
        label="Message"
        rows={6}
        maxLength={10_000}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      <FieldRow>
        <SelectField label="Type" options={typeOptions} {...register('messageType')} />
        <SelectField label="Priority" options={priorityOptions} {...register('priority')} />
      </FieldRow>
    </FormDialog>
  )
}
