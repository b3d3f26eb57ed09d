import { useForm, useWatch } from 'react-hook-form'
import type { MessageBody } from '#shared/contract/admin-users.ts'
import { fullName, messageTypes, priorities } from '#shared/users.ts'
import { deriveFieldErrors } from '#web/api.ts'
import { Failure } from '#web/Failure.tsx'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useSendMessage } from './changes.ts'
import type { UserDialogProps } from './user-dialog.ts'

const typeOptions = messageTypes.map(value => ({ value, label: capitalize(value) }))
const priorityOptions = priorities.map(value => ({ value, label: capitalize(value) }))

type Letter = Required<Pick<MessageBody, 'subject' | 'message' | 'messageType' | 'priority'>>
const blank: Letter = { subject: '', message: '', messageType: 'info', priority: 'medium' }

export function MessageDialog({ user, onClose, returnFocus }: UserDialogProps) {
  const { register, control, handleSubmit, setError, formState } = useForm<Letter>({ defaultValues: blank })
  const { subject = '', message = '' } = useWatch({ control })
  const sending = useSendMessage(user)

  function submit(letter: Letter) {
    sending.mutate({ recipientId: user.id, ...letter }, { onSuccess: onClose, onError: showFieldErrors })
  }

  function showFieldErrors(error: Error) {
    for (const found of deriveFieldErrors(error)) {
      if (found.field === 'subject' || found.field === 'message') setError(found.field, found)
    }
  }

  return (
    <FormDialog
      title={`Message to ${fullName(user)}`}
      description={`Goes to ${user.email}, and is kept in the user's details.`}
      submitLabel="Send"
      isDirty={subject !== '' || message !== ''}
      isPending={sending.isPending}
      canSubmit={subject.trim() !== '' && message.trim() !== ''}
      failure={<Failure title="Failed to send message" error={sending.error} />}
      onSubmit={handleSubmit(submit)}
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
