import { saveIdentityCall } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function IdentitySection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  const savedTitle = say('saved', { part: say('identity') })
  const edit = useSection('identity', props, body => send(saveIdentityCall, { body }), savedTitle)
  const { register, formState } = edit.form
  return (
    <SectionFrame edit={edit}>
      <FieldRow>
        <TextField
          label={say('name')}
          help={say('nameHelp')}
          maxLength={40}
          autoComplete="off"
          error={sayRule(formState.errors.name?.message)}
          {...register('name')}
        />
        <TextField
          label={say('supportEmail')}
          help={say('supportEmailHelp')}
          type="email"
          optional
          autoComplete="off"
          error={sayRule(formState.errors.supportEmail?.message)}
          {...register('supportEmail')}
        />
      </FieldRow>
    </SectionFrame>
  )
}
