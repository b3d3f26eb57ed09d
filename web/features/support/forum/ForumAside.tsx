import type { ForumContent } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { Card } from '#web/ui/Card.tsx'
import { ClaimedFigure } from '#web/ui/ClaimedFigure.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { supportMessages } from '../messages.ts'

/** The forum in figures, and how its members treat each other. */
export function ForumAside({ statistics, guidelines, discussions }: ForumContent) {
  const say = useMessages(supportMessages)
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <h2 className="text-lg">{say('statistics')}</h2>
        <p className="mt-2 text-sm">{say('statisticsHint', { count: discussions.length })}</p>
        <dl className="mt-3 flex gap-8">
          {statistics.map(({ label, value }) => (
            <ClaimedFigure key={label} label={label} claim={value} note={say('sample')} />
          ))}
        </dl>
        <p className="mt-2">
          <SampleMark />
        </p>
      </Card>
      <Card>
        <h2 className="text-lg">{say('guidelines')}</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm marker:text-brass">
          {guidelines.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
