import { Link } from '@tanstack/react-router'
import { CalendarPlus, X } from 'lucide-react'
import { exclusionGrounds } from '#shared/law/limitation.ts'
import { isoDay } from '#shared/templates/dates.ts'
import { useFullAddress } from '#web/address.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { guideMessages } from '../guide/messages.ts'
import type { ComputedDeadline } from '../model/deadlines.ts'
import { type GuideInHand, listAskedDays } from '../model/view-guide.ts'
import type { GuideFind } from '../procedures-search.ts'
import { DateLine } from './DateLine.tsx'
import { asksCopyDays, copyDays, mostCopyDays, parseCopyDays, writeTyped } from './typed-dates.ts'
import { writeCalendar } from './write-calendar.ts'

type DeadlinesPanelProps = {
  inHand: GuideInHand
  onType: (next: Partial<GuideFind>) => void
  onClear: () => void
}

/** The days of the matter, and the dates that follow from them, soonest first. */
export function DeadlinesPanel({ inHand, onType, onClear }: DeadlinesPanelProps) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { guide, typed, computed } = inHand
  const days = listAskedDays(guide)
  if (days.length === 0) return null
  const typeDay = (name: string, value: string) => onType({ dates: writeTyped({ ...typed, [name]: value }) })
  const copy = typed[copyDays] ?? ''
  return (
    <section
      aria-labelledby="deadlines"
      className="rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5 print:border-0 print:p-0 print:shadow-none"
    >
      <h2 id="deadlines" className="text-xl">
        {say('deadlines')}
      </h2>
      <p className="mt-1 text-sm text-muted print:hidden">
        {say('deadlinesHint')} {say('deadlinesPrivacy')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 print:hidden">
        {days.map(({ id, label }) => (
          <DateField
            key={id}
            label={label[language]}
            optional
            value={typed[id] ?? ''}
            onChange={value => typeDay(id, value)}
          />
        ))}
        {asksCopyDays(guide.steps) ? (
          <TextField
            label={say('copyDays')}
            help={say('copyDaysHelp')}
            error={
              copy && parseCopyDays(copy) === undefined
                ? say('wholeDays', { most: mostCopyDays.toLocaleString('en-IN') })
                : undefined
            }
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={copy}
            onChange={event => typeDay(copyDays, event.target.value)}
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {computed.length > 0 ? say('dateComputed', { count: computed.length }) : say('noDates')}
      </p>
      {computed.length > 0 ? (
        <>
          <ol className="mt-5 flex flex-col gap-3 border-t border-rule pt-4">
            {sortByDay(computed).map(one => (
              <li key={one.deadline.id}>
                <DateLine computed={one} />
                <ToolLink computed={one} copy={copy} />
              </li>
            ))}
          </ol>
          <div className="mt-4">
            <Notice tone="brass">{say('holidayCaution')}</Notice>
          </div>
          <div className="mt-2 -ml-4 flex flex-wrap print:hidden">
            <SaveCalendar inHand={inHand} />
            <Button variant="quiet" onClick={onClear}>
              <X aria-hidden="true" className="size-4" />
              {say('clearDates')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

function SaveCalendar({ inHand: { guide, computed } }: { inHand: GuideInHand }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const fullAddress = useFullAddress()
  function save() {
    const link = fullAddress({ to: '/procedures/$slug', params: { slug: guide.slug } })
    const words = {
      lastDay: say('lastDay'),
      notBefore: say('notBefore'),
      expectedBy: say('expectedBy'),
      check: say('calendarCheck'),
    }
    const text = writeCalendar({ guide, deadlines: computed, language, words, link, now: new Date() })
    saveFile(`${guide.slug}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button variant="quiet" onClick={save}>
      <CalendarPlus aria-hidden="true" className="size-4" />
      {say('saveCalendar')}
    </Button>
  )
}

/** The same period where the other exclusions are asked for, and the sentence that pleads it is written. */
function ToolLink({ computed: { deadline, from }, copy }: { computed: ComputedDeadline; copy: string }) {
  const say = useMessages(guideMessages)
  const { period, kind, fromMonthEnd, exclusions } = deadline
  if (period === undefined || kind !== 'by' || fromMonthEnd) return null
  return (
    <Link
      to="/tools/limitation"
      search={{ period, from: isoDay(from), ...(exclusions.includes('copy') && { copy }) }}
      title={exclusions.map(ground => exclusionGrounds[ground]).join('; ') || undefined}
      className="ml-7 inline-flex min-h-11 items-center text-sm text-bench-ink underline print:hidden"
    >
      {say('openInTool')}
    </Link>
  )
}

function sortByDay(computed: readonly ComputedDeadline[]): ComputedDeadline[] {
  return computed.toSorted((a, b) => isoDay(a.day).localeCompare(isoDay(b.day)))
}
