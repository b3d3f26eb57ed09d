import { CalendarClock } from 'lucide-react'
import { formatDay, formatDayWithWeekday } from '#shared/templates/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import type { ComputedDeadline } from '../model/deadlines.ts'

const kindWords = { by: 'lastDay', from: 'notBefore', expected: 'expectedBy' } as const

/** One computed date: what is to be done, when, and by which provision. */
export function DateLine({ computed }: { computed: ComputedDeadline }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { deadline, day, latest, excluded, pandemic, isSunday } = computed
  const left = excluded.reduce((sum, { days }) => sum + days, 0)
  const more = [
    latest && say('atLatest', { date: formatDay(latest) }),
    left > 0 && say('leftOut', { count: left }),
    isSunday && say('sunday'),
    pandemic && say('pandemic'),
  ].filter(Boolean)
  return (
    <div className="flex gap-3">
      <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass-ink" />
      <div className="min-w-0">
        <p>{deadline.deed[language]}</p>
        <p>
          {say(kindWords[deadline.kind])}:{' '}
          <strong className="whitespace-nowrap">{formatDayWithWeekday(day, language)}</strong>
        </p>
        <p lang="en" className="text-sm text-muted">
          {deadline.provision}
        </p>
        {more.length > 0 ? <p className="text-sm text-muted">{more.join(' · ')}</p> : null}
      </div>
    </div>
  )
}
