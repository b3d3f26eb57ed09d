import { useForm, useWatch } from 'react-hook-form'
import { deriveErrorBody } from '#web/api.ts'
import { Failure } from '#web/Failure.tsx'
import { pickTouched } from '#web/features/users/model/stale-edit.ts'
import type { UserValues } from '#web/features/users/model/user-values.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { AccountFields } from './AccountFields.tsx'
import { useCreateUser } from './changes.ts'
import { PersonFields } from './PersonFields.tsx'
import { newUserValues, toCreateBody } from './user-bodies.ts'

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<UserValues>({ defaultValues: newUserValues })
  const { control, setValue, clearErrors } = form
  const values = useWatch({ control })
  const touched = pickTouched(newUserValues, values)
  const create = useCreateUser()
  const { onSubmit } = useSubmit(form, create, toCreateBody, { onSuccess: onClose })

  function takeSuggestion(username: string) {
    setValue('username', username)
    clearErrors('username')
    create.reset()
  }

  return (
    <FormDialog
      size="wide"
      title="Create user"
      description="The new user gets a link to set a password."
      submitLabel="Create user"
      isDirty={Object.keys(touched).length > 0}
      isPending={create.isPending}
      canSubmit={Boolean(touched.username && touched.email)}
      failure={<Failure title="Failed to create user" error={create.error} />}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <PersonFields
        form={form}
        start={newUserValues}
        usernameHelp={<FreeUsername error={create.error} onUse={takeSuggestion} />}
      />
      <AccountFields form={form} />
    </FormDialog>
  )
}

function FreeUsername({ error, onUse }: { error: unknown; onUse: (username: string) => void }) {
  const body = deriveErrorBody(error)
  if (body?.field !== 'username' || !body.suggestion) return 'At least 3 characters'
  const { suggestion } = body
  return (
    <Button variant="secondary" onClick={() => onUse(suggestion)}>
      Use {suggestion}
    </Button>
  )
}
