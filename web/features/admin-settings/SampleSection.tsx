import { saveSampleCall } from '#shared/contract/settings.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function SampleSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const savedTitle = say('saved', { part: say('sample') })
  const edit = useSection('sample', props, body => send(saveSampleCall, { body }), savedTitle)
  return (
    <SectionFrame edit={edit}>
      <CheckboxField
        label={say('sampleData')}
        help={say('sampleDataHelp')}
        {...edit.form.register('sampleData')}
      />
    </SectionFrame>
  )
}
