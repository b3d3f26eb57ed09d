import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeProfileCall, type ProfileBody, type UserView } from '#shared/contract/account.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { type FieldRule, ruleOf, useFieldRules } from '#web/check-field.ts'
import { Failure } from '#web/Failure.tsx'
import { StateField } from '#web/features/account/parts/StateField.tsx'
import { deriveStale } from '#web/features/users/model/stale-edit.ts'
import { useUserEdit } from '#web/features/users/model/use-user-edit.ts'
import type { UserField } from '#web/features/users/model/user-values.ts'
import { StaleNotice } from '#web/features/users/parts/StaleNotice.tsx'
import { useMessages } from '#web/messages.ts'
import { updateSessionUser, useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { useSubmit } from '#web/use-submit.ts'
import { profileMessages } from './messages.ts'
import { toProfileBody } from './profile-body.ts'

export function DetailsSection() {
  const say = useMessages(profileMessages)
  const { sayRule } = useAnswers()
  const user = useUser()
  const edit = useUserEdit(user)
  const { form, base, touched, changes } = edit
  const isDirty = Object.keys(touched).length > 0
  const submitLabel = say(changes ? 'saveOnTop' : 'saveChanges')
  const saving = useMutation({
    mutationFn: (body: ProfileBody) => send(changeProfileCall, { body }),
    onSuccess: saved => {
      updateSessionUser(saved)
      edit.adopt(saved)
      notify({ tone: 'success', title: say('profileSaved') })
    },
  })
  const { onSubmit } = useSubmit(form, saving, values => toProfileBody(values, touched, base.version), {
    onError: edit.rebase,
  })
  useFreshUser(user, edit, isDirty)
  useFieldRules()

  function bind(field: UserField, validate?: FieldRule) {
    return { error: sayRule(form.formState.errors[field]?.message), ...form.register(field, { validate }) }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <FieldRow>
        <TextField
          label={say('firstName')}
          autoComplete="given-name"
          {...bind(
            'firstName',
            ruleOf(fields => fields.firstNameField),
          )}
        />
        <TextField
          label={say('lastName')}
          autoComplete="family-name"
          {...bind(
            'lastName',
            ruleOf(fields => fields.lastNameField),
          )}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('phoneNumber')}
          type="tel"
          autoComplete="tel"
          optional
          {...bind('phoneNumber')}
        />
        <TextField label={say('barCouncilId')} autoComplete="off" optional {...bind('barCouncilId')} />
      </FieldRow>
      <FieldRow>
        <StateField autoComplete="off" {...bind('enrolmentState')} />
        <TextField label={say('specialization')} autoComplete="off" optional {...bind('specialization')} />
      </FieldRow>
      <fieldset className="mt-2 flex flex-col gap-5">
        <legend className="mb-4 font-serif text-lg">
          {say('chamber')}
          <span className="mt-1 block font-sans text-sm text-muted">{say('chamberHint')}</span>
        </legend>
        <TextAreaField
          label={say('chamberAddress')}
          rows={3}
          autoComplete="off"
          optional
          {...bind('chamberAddress')}
        />
        <FieldRow>
          <TextField label={say('usualCourt')} autoComplete="off" optional {...bind('usualCourt')} />
          <TextField label={say('usualPlace')} autoComplete="off" optional {...bind('usualPlace')} />
        </FieldRow>
      </fieldset>
      {changes && deriveStale(saving.error) ? (
        <StaleNotice title={say('profileNotSaved')} changes={changes} again={submitLabel} />
      ) : (
        <Failure title={say('profileNotSaved')} error={saving.error} />
      )}
      <Button type="submit" className="self-start" loading={saving.isPending} disabled={!isDirty}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** Shows a newer version of the profile if nothing was typed; otherwise saving reports the conflict. */
function useFreshUser(user: UserView, { base, adopt }: ReturnType<typeof useUserEdit>, isDirty: boolean) {
  const isNewer = user.version > base.version && !isDirty
  useEffect(() => {
    if (isNewer) adopt(user)
  })
}
