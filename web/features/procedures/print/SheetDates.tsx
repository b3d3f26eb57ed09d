import { formatDay, formatDayWithWeekday, isoDay } from '#shared/templates/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import type { GuideInHand } from '../model/view-guide.ts'

const kindWords = { by: 'lastDay', from: 'notBefore', expected: 'expectedBy' } as const

/** The computed dates on paper, with the days they run from. */
export function SheetDates({ inHand: { guide, computed } }: { inHand: GuideInHand }) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  if (computed.length === 0) return null
  const sorted = computed.toSorted((a, b) => isoDay(a.day).localeCompare(isoDay(b.day)))
  return (
    <section className="dates">
      <h2>{say('deadlines')}</h2>
      <dl>
        {sorted.map(({ deadline, day, from, latest }) => {
          const start = guide.days?.find(({ id }) => id === deadline.day)?.label[language]
          const told = [
            `${deadline.deed[language]} (${deadline.provision})`,
            start && say('runsFrom', { day: start, date: formatDay(from) }),
            latest && say('atLatest', { date: formatDay(latest) }),
          ]
          return [
            <dt key={`${deadline.id}-day`}>
              {say(kindWords[deadline.kind])}: {formatDayWithWeekday(day, language)}
            </dt>,
            <dd key={deadline.id}>{told.filter(Boolean).join('; ')}</dd>,
          ]
        })}
      </dl>
      <p>{say('holidayCaution')}</p>
    </section>
  )
}
