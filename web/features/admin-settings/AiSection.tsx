import { saveAiCall } from '#shared/contract/settings.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionCard, SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './use-section.ts'

/** Only the models that the operator has set can be switched; where there is none, nothing is sent. */
export function AiSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const { aiModel, aiEmbeddingModel } = props.view.environment
  if (aiModel || aiEmbeddingModel) return <ModelSwitches {...props} />
  return (
    <SectionCard section="ai" title={say('ai')}>
      <p>{say('aiNone')}</p>
    </SectionCard>
  )
}

function ModelSwitches(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const savedTitle = say('saved', { part: say('ai') })
  const edit = useSection('ai', props, body => send(saveAiCall, { body }), savedTitle)
  const { register } = edit.form
  const { aiAddress, aiModel, aiEmbeddingModel } = props.view.environment
  return (
    <SectionFrame edit={edit}>
      <p>{say('aiWhere', { address: aiAddress ?? '' })}</p>
      {aiModel ? (
        <CheckboxField
          label={say('answers', { model: aiModel })}
          help={say('answersHelp')}
          {...register('answers')}
        />
      ) : null}
      {aiEmbeddingModel ? (
        <CheckboxField
          label={say('meaning', { model: aiEmbeddingModel })}
          help={say('meaningHelp')}
          {...register('meaning')}
        />
      ) : null}
      <p className="text-sm text-muted">{say('aiOff')}</p>
    </SectionFrame>
  )
}
