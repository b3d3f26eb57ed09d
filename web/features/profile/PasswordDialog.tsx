import { useState } from 'react'
import { deriveFieldErrors } from '#web/api.ts'
import { Failure } from '#web/Failure.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'

/** Where focus goes: what opened the dialog may be gone by then. */
export type StepDialogProps = { onClose: () => void; returnFocus: () => void }

type PasswordDialogProps = StepDialogProps & {
  title: string
  description: string
  submitLabel: string
  failureTitle: string
  tone?: 'primary' | 'danger'
  act: { isPending: boolean; error: Error | null; mutate: (password: string) => void }
}

/** An act on the account's safety: the password is asked for again. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { act } = props
  const [password, setPassword] = useState('')
  const wrong = deriveFieldErrors(act.error).find(({ field }) => field === 'password')?.message
  return (
    <FormDialog
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      tone={props.tone}
      isDirty={false}
      isPending={act.isPending}
      canSubmit={password !== ''}
      failure={wrong ? null : <Failure title={props.failureTitle} error={act.error} />}
      onSubmit={event => {
        event.preventDefault()
        act.mutate(password)
      }}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
    >
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={wrong}
      />
    </FormDialog>
  )
}
