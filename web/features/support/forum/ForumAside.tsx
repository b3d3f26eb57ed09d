import type { ForumContent } from '#shared/contract/support.ts'
import { Card } from '#web/ui/Card.tsx'
import { ClaimedFigure } from '#web/ui/ClaimedFigure.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** The forum in figures, and how its members treat each other. */
export function ForumAside({ statistics, guidelines, discussions }: ForumContent) {
  const samples = discussions.length
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <h2 className="text-lg">Community statistics</h2>
        <p className="mt-2 text-sm">
          {samples} sample discussions. The forum has no members yet: it is not open for writing.
        </p>
        <dl className="mt-3 flex gap-8">
          {statistics.map(({ label, value }) => (
            <ClaimedFigure key={label} label={label} claim={value} note="Sample" />
          ))}
        </dl>
        <p className="mt-2">
          <SampleMark />
        </p>
      </Card>
      <Card>
        <h2 className="text-lg">Community guidelines</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm marker:text-brass">
          {guidelines.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
