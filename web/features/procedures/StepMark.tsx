import type { StepStatus } from '#shared/procedures/statuses.ts'
import { joinClasses } from '#web/ui/class-names.ts'

const looks: Record<StepStatus, string> = {
  completed: 'border-bench bg-bench text-on-bench',
  current: 'border-brass bg-brass-soft text-brass-ink',
  pending: 'border-rule bg-sunken text-muted',
}

type StepMarkProps = { step: number; status: StepStatus; className?: string }

/** The number of a step in the colour of its status: green when completed, gold when current, grey when pending. */
export function StepMark({ step, status, className }: StepMarkProps) {
  return (
    <span
      data-status={status}
      className={joinClasses(
        'relative flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-serif text-sm font-semibold tabular-nums',
        looks[status],
        className,
      )}
    >
      <span className="sr-only">Step </span>
      {step}
      <span className="sr-only">, {status}:</span>
    </span>
  )
}
