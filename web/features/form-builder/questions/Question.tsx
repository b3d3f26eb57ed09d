import { memo, useMemo } from 'react'
import type { FormField } from '#shared/contract/forms.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAnswer, useBuilder, useLanguage } from '../builder-context.ts'
import { controlId, type Place } from '../places.ts'
import { findError } from '../validate.ts'
import { inputProps } from './input-props.ts'
import { QuestionHelp } from './QuestionHelp.tsx'
import { QuestionLabel } from './QuestionLabel.tsx'
import { listOptions } from './select-options.ts'

type QuestionProps = { field: FormField; group?: string; item?: string }

/** One question. Typing draws this one again and no other. */
export const Question = memo(function Question({ field, group, item }: QuestionProps) {
  const { store, isSubmitted } = useBuilder()
  const place: Place = useMemo(() => ({ name: field.name, group, item }), [field, group, item])
  const language = useLanguage(store)
  const answer = useAnswer(store, place)
  const common = {
    id: controlId(place),
    'data-name': field.name,
    'data-group': group,
    'data-item': item,
    label: <QuestionLabel field={field} language={language} />,
    help: <QuestionHelp field={field} place={place} answer={answer} />,
    error: findError(field, answer, language, isSubmitted),
    'aria-required': field.required,
    value: answer,
    onChange: (event: { target: { value: string } }) => store.setAnswer(place, event.target.value),
  }
  if (field.type === 'select')
    return <SelectField {...common} options={listOptions(field, language, answer)} />
  if (field.type === 'textarea') return <TextAreaField {...common} rows={4} />
  return <TextField {...common} {...inputProps(field)} autoComplete="off" />
})
