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
import { localeOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Card } from '#web/ui/Card.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { toolsMessages } from '../messages.ts'
import { SentencePanel } from '../SentencePanel.tsx'
import type { Computed } from './compute.ts'
import { writeLimitationSentence } from './limitation-sentence.ts'
import { usePeriodWords } from './use-period-words.ts'

type LimitationResultProps = { period: LimitationPeriod; computed: Computed | undefined }

export function LimitationResult({ period, computed }: LimitationResultProps) {
  const say = useMessages(toolsMessages)
  return (
    <section aria-labelledby="last-day" className="lg:sticky lg:top-24 lg:self-start">
      <Card className="print:border-0 print:p-0 print:shadow-none">
        <h2 id="last-day" className="text-xl">
          {say('lastDay')}
        </h2>
        {computed ? (
          <Computation period={period} computed={computed} />
        ) : (
          <p className="mt-2 text-muted">{say('giveDay')}</p>
        )}
      </Card>
    </section>
  )
}

function Computation({ period, computed }: { period: LimitationPeriod; computed: Computed }) {
  const language = useLanguage()
  const { nameProvision } = usePeriodWords()
  const { question, answer } = computed
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="mt-1 font-serif text-2xl sm:text-3xl lg:text-2xl">
          {formatDayWithWeekday(answer.lastDay, language)}
        </p>
        <p className="text-muted">
          <Distance lastDay={answer.lastDay} />
        </p>
      </div>
      <Cautions period={period} computed={computed} />
      <SentencePanel
        subject={nameProvision(period)}
        likely={[/limitation|delay|within/i]}
        write={wanted => writeLimitationSentence({ period, question, answer }, wanted)}
      />
    </div>
  )
}

function Cautions({ period, computed }: { period: LimitationPeriod; computed: Computed }) {
  const say = useMessages(toolsMessages)
  const { question, answer } = computed
  return (
    <Notice tone="brass">
      <ul className="flex list-disc flex-col gap-1.5 pl-4">
        {answer.isRenewalLate && question.renewedOn ? (
          <li className="font-semibold">{say('cameLate', { day: formatDay(question.renewedOn) })}</li>
        ) : null}
        {question.exclusions.length > answer.excluded.length ? <li>{say('spentDays')}</li> : null}
        {question.fromMonthEnd && !isAfter(answer.from, monthEnd(question.from)) ? (
          <li>{say('fromMonthEnd', { day: formatDay(answer.from) })}</li>
        ) : null}
        {answer.endsOnSunday ? <li>{say('sunday')}</li> : null}
        <li>{say('courtClosed')}</li>
        {answer.pandemic ? <li>{say('pandemic')}</li> : null}
        {period.note ? <li lang="en">{period.note}.</li> : null}
        <li>{say('firstDay')}</li>
      </ul>
    </Notice>
  )
}

function Distance({ lastDay }: { lastDay: Day }) {
  const say = useMessages(toolsMessages)
  const days = daysBetween(parseDay(today()) ?? lastDay, lastDay)
  const count = Math.abs(days).toLocaleString(localeOf[useLanguage()])
  if (days === 0) return say('isToday')
  return say(days > 0 ? 'daysLeft' : 'daysPassed', { count })
}

/** The day in India, where the courts are, whatever the device thinks: 'yyyy-mm-dd'. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
}
