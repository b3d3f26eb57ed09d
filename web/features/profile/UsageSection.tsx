import { useUser } from '#web/session.ts'
import { joinClasses } from '#web/ui/class-names.ts'

export function UsageSection() {
  const { usageCount, usageLimit } = useUser()
  const share = usageLimit === 0 ? 1 : Math.min(1, usageCount / usageLimit)
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="text-xl font-semibold tabular-nums">
          {usageCount}/{usageLimit}
        </span>{' '}
        documents
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={joinClasses('h-full rounded-full', share < 0.9 ? 'bg-bench' : 'bg-seal')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted">
        The count starts again on the first of every month. If the limit is too low for your practice, write
        to support.
      </p>
    </div>
  )
}
