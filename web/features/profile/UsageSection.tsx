import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { profileMessages } from './messages.ts'

export function UsageSection() {
  const say = useMessages(profileMessages)
  const { usageCount, usageLimit } = useUser()
  const share = usageLimit === 0 ? 1 : Math.min(1, usageCount / usageLimit)
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="text-xl font-semibold tabular-nums">
          {usageCount}/{usageLimit}
        </span>{' '}
        {say('documents')}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={joinClasses('h-full rounded-full', share < 0.9 ? 'bg-bench' : 'bg-seal')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm text-muted">{say('countStartsAgain')}</p>
    </div>
  )
}
