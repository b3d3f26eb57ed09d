import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { deleteAccountCall } from '#shared/contract/account.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { clearSession, useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'

const blank = { username: '', password: '' }

/** Deleting needs two confirmations: the typed username and the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: blank })
  const { username = '', password = '' } = useWatch({ control: form.control })
  const deletion = useMutation({
    mutationFn: (password: string) => send(deleteAccountCall, { body: { password } }),
    onSuccess: () => {
      void navigate({ to: '/landing' })
      clearSession()
      notify({ title: 'Your account is deleted', description: 'Thank you for having been with us.' })
    },
  })
  const { onSubmit, failure } = useSubmit(form, deletion, values => values.password)

  return (
    <FormDialog
      title="Delete your account?"
      description="Your account and everything saved in it is deleted at once, for good."
      submitLabel="Delete my account"
      tone="danger"
      isDirty={false}
      isPending={deletion.isPending}
      canSubmit={username.trim() === user.username && password !== ''}
      failure={<Failure title="Your account was not deleted" error={failure} />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={`Type your username, ${user.username}, to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  )
}

export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Deletes your account and everything saved in it, at once and for good. Export your data first if you
        want to keep it.
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
