import { saveOrderCall } from '#shared/contract/settings.ts'
import { pleadingLayouts } from '#shared/courts.ts'
import { languages } from '#shared/languages.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { languageKeys, layoutKeys } from './setting-words.ts'
import { type SectionProps, useSection } from './use-section.ts'

export function OrderSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const savedTitle = say('saved', { part: say('order') })
  const edit = useSection('order', props, body => send(saveOrderCall, { body }), savedTitle)
  const { register } = edit.form
  return (
    <SectionFrame edit={edit}>
      <FieldRow>
        <SelectField
          label={say('language')}
          help={say('languageHelp')}
          options={languages.map(value => ({ value, label: say(languageKeys[value]) }))}
          {...register('language')}
        />
        <SelectField
          label={say('layout')}
          help={say('layoutHelp')}
          options={pleadingLayouts.map(value => ({ value, label: say(layoutKeys[value]) }))}
          {...register('layout')}
        />
      </FieldRow>
    </SectionFrame>
  )
}
