import type { LimitationPeriod } from '#shared/contract/law.ts'
import { monthEnd } from '#shared/law/limitation.ts'
import {
  type Day,
  daysBetween,
  formatDay,
  formatDayWithWeekday,
  isAfter,
  parseDay,
} from '#shared/templates/dates.ts'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SentencePanel } from '../SentencePanel.tsx'
import type { Computed } from './compute.ts'
import { writeLimitationSentence } from './limitation-sentence.ts'

type LimitationResultProps = { period: LimitationPeriod; computed: Computed | undefined }

export function LimitationResult({ period, computed }: LimitationResultProps) {
  return (
    <section aria-labelledby="last-day" className="lg:sticky lg:top-24 lg:self-start">
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <h2 id="last-day" className="text-xl">
          Last day to file
        </h2>
        {computed ? (
          <Computation period={period} computed={computed} />
        ) : (
          <p className="mt-2 text-muted">Give the day from which the time runs.</p>
        )}
      </Card>
    </section>
  )
}

function Computation({ period, computed }: { period: LimitationPeriod; computed: Computed }) {
  const { question, answer } = computed
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="mt-1 font-serif text-2xl sm:text-3xl lg:text-2xl">
          {formatDayWithWeekday(answer.lastDay, 'en')}
        </p>
        <p className="text-muted">{sayDistance(answer.lastDay)}</p>
      </div>
      <Cautions period={period} computed={computed} />
      <SentencePanel
        title="Put into a draft"
        subject={`${period.provision}, ${period.law}`}
        likely={[/limitation|delay|within/i]}
        write={language => writeLimitationSentence({ period, question, answer }, language)}
      />
    </div>
  )
}

function Cautions({ period, computed }: { period: LimitationPeriod; computed: Computed }) {
  const { question, answer } = computed
  return (
    <Notice tone="brass">
      <ul className="flex list-disc flex-col gap-1.5 pl-4">
        {answer.isRenewalLate && question.renewedOn ? (
          <li className="font-semibold">
            The acknowledgment of {formatDay(question.renewedOn)} came after the time was over: it starts
            nothing anew.
          </li>
        ) : null}
        {question.exclusions.length > answer.excluded.length ? (
          <li>
            Days left out before the acknowledgment are not added to the new period. If some are to be left
            out after it, give the day of the acknowledgment as the day the time runs from.
          </li>
        ) : null}
        {question.fromMonthEnd && !isAfter(answer.from, monthEnd(question.from)) ? (
          <li>
            Reckoned from {formatDay(answer.from)}, the end of the month of the day that you gave, to the end
            of a month.
          </li>
        ) : null}
        {answer.endsOnSunday ? <li>It is a Sunday.</li> : null}
        <li>
          If the court is closed on that day, the paper may be filed on the day it reopens (Limitation Act, s.
          4). Holidays and vacations differ from court to court: look at its calendar.
        </li>
        {answer.pandemic ? (
          <li>
            15 March 2020 to 28 February 2022 is left out, and a period that would have ended in it has at
            least ninety days from 1 March 2022: In Re Cognizance for Extension of Limitation, order of 10
            January 2022.
          </li>
        ) : null}
        {period.note ? <li>{period.note}.</li> : null}
        <li>
          The day from which it is reckoned is not counted (s. 12(1)). A minor or a person of unsound mind may
          have longer (ss. 6 to 8). Read the provision before you rely on the date.
        </li>
      </ul>
    </Notice>
  )
}

function sayDistance(lastDay: Day): string {
  const days = daysBetween(parseDay(today()) ?? lastDay, lastDay)
  if (days === 0) return 'That is today.'
  const count = Math.abs(days).toLocaleString('en-IN')
  const unit = Math.abs(days) === 1 ? 'day' : 'days'
  return days > 0 ? `${count} ${unit} from today.` : `It passed ${count} ${unit} ago.`
}

/** The day in India, where the courts are, whatever the device thinks: 'yyyy-mm-dd'. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
}
