import { type ComponentProps, memo, Suspense, useMemo, useState } from 'react'
import type { FormField } from '#shared/contract/forms.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { useMessages } from '#web/messages.ts'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAnswer, useAnswered, useBuilder } from '../builder-context.ts'
import { hasProposals } from '../courts/propose.ts'
import { builderMessages } from '../messages.ts'
import { controlId, type Place } from '../places.ts'
import { findError } from '../validate.ts'
import { QuestionHelp } from './QuestionHelp.tsx'
import { listOptions } from './select-options.ts'
import { useTypedAnswer } from './use-typed-answer.ts'

const CourtProposals = lazyPart(() =>
  import('../courts/CourtProposals.tsx').then(part => part.CourtProposals),
)

type QuestionProps = { field: FormField; group?: string; item?: string }
type AskedProps = { field: FormField; place: Place }

export const Question = memo(function Question({ field, group, item }: QuestionProps) {
  const place: Place = useMemo(() => ({ name: field.name, group, item }), [field, group, item])
  if (field.type === 'select') return <Choice field={field} place={place} />
  if (field.type === 'date') return <AskedDate field={field} place={place} />
  return <Typed field={field} place={place} />
})

function AskedDate({ field, place }: AskedProps) {
  const { store, questionLanguage } = useBuilder()
  const answer = useAnswer(store, place)
  return (
    <DateField
      {...useCommonProps(field, place)}
      language={questionLanguage}
      value={answer}
      onChange={value => store.setAnswer(place, value)}
    />
  )
}

function Typed({ field, place }: AskedProps) {
  const { store } = useBuilder()
  const [isLeft, setIsLeft] = useState(false)
  const common = useCommonProps(field, place, isLeft)
  const typed = useTypedAnswer(store, place)
  if (field.type === 'textarea') return <TextAreaField {...common} {...typed} grows rows={4} />
  const answers = hasProposals(field.name) ? `${common.id}-answers` : undefined
  return (
    <>
      <TextField
        {...common}
        {...typed}
        {...inputProps(field)}
        isAmongMany
        // Not at once: the page would move under a finger that is just pressing something below.
        onBlur={() => setTimeout(setIsLeft, 300, true)}
        autoComplete="off"
        list={answers}
      />
      <Suspense fallback={null}>{answers && <CourtProposals id={answers} name={field.name} />}</Suspense>
    </>
  )
}

function Choice({ field, place }: AskedProps) {
  const say = useMessages(builderMessages)
  const { store, questionLanguage } = useBuilder()
  const answer = useAnswer(store, place) || (field.default ?? '')
  const options = listOptions(field, questionLanguage, answer, say)
  return (
    <SelectField
      {...useCommonProps(field, place)}
      value={answer}
      options={options}
      onChange={event => store.setAnswer(place, event.target.value)}
    />
  )
}

function useCommonProps(field: FormField, place: Place, isLeft = false) {
  const say = useMessages(builderMessages)
  const { store, isSubmitted, questionLanguage } = useBuilder()
  const error = useAnswered(store, place, answer =>
    findError(field, answer, { language: questionLanguage, say, isSubmitted, isLeft }),
  )
  return {
    id: controlId(place),
    'data-name': place.name,
    'data-group': place.group,
    'data-item': place.item,
    label: <QuestionLabel field={field} />,
    help: <QuestionHelp field={field} place={place} />,
    error,
    'aria-required': field.required,
  }
}

/**
 * Most questions are required, so the optional ones are marked; a question with a default answer has no
 * mark.
 */
function QuestionLabel({ field }: { field: FormField }) {
  const say = useMessages(builderMessages)
  const label = field.labels[useBuilder().questionLanguage]
  if (field.required || field.default !== undefined) return label
  return (
    <>
      {label} <span className="font-normal text-muted">{say('optional')}</span>
    </>
  )
}

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

const kinds: Record<NonNullable<FormField['input']>, Input> = {
  amount: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  year: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
}

/** The keyboard that suits an answer; all answers are stored as text. */
function inputProps({ input }: Pick<FormField, 'input'>): Input {
  return input ? kinds[input] : {}
}
