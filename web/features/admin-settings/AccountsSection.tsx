import { saveAccountsCall } from '#shared/contract/settings.ts'
import { registrationModes } from '#shared/site.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { registrationKeys } from './setting-words.ts'
import { type SectionProps, useSection } from './use-section.ts'

export function AccountsSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  const savedTitle = say('saved', { part: say('accounts') })
  const edit = useSection('accounts', props, body => send(saveAccountsCall, { body }), savedTitle)
  const { register, formState } = edit.form
  return (
    <SectionFrame edit={edit}>
      <FieldRow>
        <SelectField
          label={say('registration')}
          help={say('registrationHelp')}
          options={registrationModes.map(value => ({ value, label: say(registrationKeys[value]) }))}
          error={sayRule(formState.errors.registration?.message)}
          {...register('registration')}
        />
        <TextField
          label={say('monthlyLimit')}
          help={say('monthlyLimitHelp')}
          inputMode="numeric"
          autoComplete="off"
          error={sayRule(formState.errors.monthlyLimit?.message)}
          {...register('monthlyLimit', { setValueAs: readNumber })}
        />
      </FieldRow>
    </SectionFrame>
  )
}

/** '1,000' too. What is no number is left for the server to refuse at the field. */
function readNumber(typed: string | number): number {
  const text = String(typed).replaceAll(/[,\s]/g, '')
  return text === '' ? Number.NaN : Number(text)
}
