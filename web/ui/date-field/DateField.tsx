import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { formatDayWithWeekday, isoDay } from '#shared/templates/dates.ts'
import { useLanguage } from '#web/language.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass, FieldFrame, type FieldProps, labelId, useFieldIds } from '#web/ui/Field.tsx'
import { dateWords } from './date-messages.ts'
import { useDateText } from './use-date-text.ts'

type Input = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>
export type DateFieldProps = FieldProps &
  Input & {
    /** yyyy-mm-dd, or a text that is not a date yet. */
    value: string
    onChange: (value: string) => void
    language?: Language
  }

export const loadCalendar = () => import('./CalendarPopover.tsx').then(part => part.CalendarPopover)
const CalendarPopover = lazyPart(loadCalendar)

/**
 * A date as India writes it, dd/mm/yyyy, whatever the browser's own habit: typed, pasted in any usual form, or picked
 * from a calendar; the day in words beneath, so that a slip of a digit shows.
 */
export function DateField(props: DateFieldProps) {
  const { label, help, error, optional, id, className, value, onChange, language: asked, ...rest } = props
  const spoken = useLanguage()
  const language = asked ?? spoken
  const say = dateWords[language]
  const { text, day, problem, type, leave } = useDateText(value, language, onChange)
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const field = { label, help, error: problem ?? error, optional }
  const ids = useFieldIds(id, field)
  const echoId = `${ids.id}-day`
  const openId = `${ids.id}-calendar`

  function press(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    if (event.key === 'Enter') leave()
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <FieldFrame ids={ids} field={field}>
      <span ref={box} className="relative flex">
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder={say.format}
          {...rest}
          id={ids.id}
          type="text"
          value={text}
          className={joinClasses(controlClass, 'pr-12 tabular-nums', className)}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={[ids.describedBy, echoId].filter(Boolean).join(' ')}
          onChange={event => type(event.target.value)}
          onBlur={event => {
            leave()
            rest.onBlur?.(event)
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          id={openId}
          aria-label={say.open}
          aria-labelledby={`${openId} ${labelId(ids)}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-r-md text-muted hover:text-ink"
          onPointerEnter={() => void loadCalendar()}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
        </button>
      </span>
      <p id={echoId} aria-live="polite" lang={language} className="text-sm text-muted empty:hidden">
        {day ? formatDayWithWeekday(day, language) : null}
      </p>
      {isOpen ? (
        <Suspense>
          <CalendarPopover
            anchor={box}
            day={day}
            language={language}
            onChoose={chosen => onChange(chosen ? isoDay(chosen) : '')}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </FieldFrame>
  )
}
