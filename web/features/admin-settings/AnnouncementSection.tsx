import { type Control, Controller, useWatch } from 'react-hook-form'
import { type SettingValues, saveAnnouncementCall } from '#shared/contract/settings.ts'
import { languages } from '#shared/languages.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { AnnouncementText } from '#web/features/announcement/parts/AnnouncementText.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './use-section.ts'

const textKeys = { en: 'textEn', hi: 'textHi', mr: 'textMr' } as const
type Values = SettingValues['announcement']

export function AnnouncementSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  const savedTitle = say('saved', { part: say('announcement') })
  const edit = useSection('announcement', props, body => send(saveAnnouncementCall, { body }), savedTitle)
  const { register, control, formState } = edit.form
  return (
    <SectionFrame edit={edit}>
      <CheckboxField label={say('isOn')} help={say('isOnHelp')} {...register('isOn')} />
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-3 text-sm text-muted">{say('textHelp')}</legend>
        {languages.map(language => (
          <TextAreaField
            key={language}
            label={say(textKeys[language])}
            lang={language}
            rows={2}
            maxLength={500}
            error={sayRule(formState.errors[language]?.message)}
            {...register(language)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-3 text-sm text-muted">{say('daysHelp')}</legend>
        <FieldRow>
          <Day name="from" control={control} />
          <Day name="until" control={control} />
        </FieldRow>
      </fieldset>
      <Preview control={control} />
    </SectionFrame>
  )
}

function Day({ name, control }: { name: 'from' | 'until'; control: Control<Values> }) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField {...field} label={say(name)} optional error={sayRule(fieldState.error?.message)} />
      )}
    />
  )
}

function Preview({ control }: { control: Control<Values> }) {
  const say = useMessages(settingsMessages)
  const language = useLanguage()
  const { en = '', hi = '', mr = '' } = useWatch({ control })
  if (!en && !hi && !mr) return null
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-semibold">{say('preview')}</figcaption>
      <div className="overflow-hidden rounded-sm border border-rule">
        <AnnouncementText texts={{ en, hi, mr }} language={language} />
      </div>
    </figure>
  )
}
