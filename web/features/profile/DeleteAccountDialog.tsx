import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { deleteAccountCall } from '#shared/contract/account.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { clearSession, useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { profileMessages } from './messages.ts'

const blank = { username: '', password: '' }

/** Deleting needs two confirmations: the typed username and the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const say = useMessages(profileMessages)
  const { sayRule } = useAnswers()
  const user = useUser()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: blank })
  const { username = '', password = '' } = useWatch({ control: form.control })
  const deletion = useMutation({
    mutationFn: (password: string) => send(deleteAccountCall, { body: { password } }),
    onSuccess: () => {
      void navigate({ to: '/landing' })
      clearSession()
      notify({ title: say('deleted'), description: say('thankYou') })
    },
  })
  const { onSubmit, failure } = useSubmit(form, deletion, values => values.password)

  return (
    <FormDialog
      title={say('deleteTitle')}
      description={say('deleteHint')}
      submitLabel={say('deleteMyAccount')}
      tone="danger"
      isDirty={false}
      isPending={deletion.isPending}
      canSubmit={username.trim() === user.username && password !== ''}
      failure={<Failure title={say('notDeleted')} error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={say('typeUsername', { username: user.username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label={say('password')}
        autoComplete="current-password"
        error={sayRule(form.formState.errors.password?.message)}
        {...form.register('password')}
      />
    </FormDialog>
  )
}

export function DeleteAccountSection() {
  const say = useMessages(profileMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{say('deletesAll')}</p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {say('deleteMyAccount')}
      </Button>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
