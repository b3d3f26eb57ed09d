import type { StepStatus } from '#shared/procedures/statuses.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { guideMessages } from './guide/messages.ts'

const looks: Record<StepStatus, string> = {
  completed: 'border-bench bg-bench text-on-bench',
  current: 'border-brass bg-brass-soft text-brass-ink',
  pending: 'border-rule bg-sunken text-muted',
}

type StepMarkProps = { step: number; status: StepStatus; className?: string }

/** The number of a step in the colour of its status: green when completed, gold when current, grey when pending. */
export function StepMark({ step, status, className }: StepMarkProps) {
  const say = useMessages(guideMessages)
  const [before, after] = say(`mark-${status}`, { step: '{step}' }).split('{step}')
  return (
    <span
      data-status={status}
      className={joinClasses(
        'relative flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-serif text-sm font-semibold tabular-nums',
        looks[status],
        className,
      )}
    >
      <span className="sr-only">{before}</span>
      {step}
      <span className="sr-only">{after}</span>
    </span>
  )
}
