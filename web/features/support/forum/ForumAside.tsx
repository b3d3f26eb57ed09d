import type { ForumContent } from '#shared/contract/support.ts'
import { Card } from '#web/ui/Card.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** The forum in figures, and how its members treat each other. */
export function ForumAside({ statistics, guidelines }: Pick<ForumContent, 'statistics' | 'guidelines'>) {
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <h2 className="text-lg">Community statistics</h2>
        <dl className="mt-3 flex gap-8">
          {statistics.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-serif text-xl font-semibold">{value}</dd>
            </div>
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
