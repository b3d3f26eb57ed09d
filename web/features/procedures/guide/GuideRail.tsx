import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { StepMark } from '../StepMark.tsx'
import { stepAnchor } from './GuideStep.tsx'
import type { useProgress } from './use-progress.ts'

type GuideRailProps = { steps: readonly ProcedureStep[]; progress: ReturnType<typeof useProgress> }

/** All steps at a glance with the user's progress. */
export function GuideRail({ steps, progress }: GuideRailProps) {
  const { done, isError, refetch, keep } = progress
  return (
    <aside
      aria-label="Your progress"
      className="flex flex-col gap-4 print:hidden lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pr-1"
    >
      {isError ? (
        <Notice tone="brass" role="status" title="Your progress could not be read">
          <Button variant="quiet" className="-ml-4" onClick={() => refetch()}>
            Try again
          </Button>
        </Notice>
      ) : (
        <div>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {done.length} of {steps.length} steps done
            </p>
            {done.length > 0 ? (
              <Button variant="quiet" onClick={() => keep([])}>
                Start again
              </Button>
            ) : null}
          </div>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full origin-left bg-bench transition-transform"
              style={{ transform: `scaleX(${done.length / steps.length})` }}
            />
          </div>
        </div>
      )}
      <nav aria-label="Timeline" className="max-lg:hidden">
        <ol>
          {steps.map(({ step, status, title, timeRequired }, at) => (
            <li key={step} className="relative">
              {at < steps.length - 1 ? (
                <span aria-hidden="true" className="absolute top-9 -bottom-1 left-4 w-px bg-rule" />
              ) : null}
              <a
                href={`#${stepAnchor(step)}`}
                className="flex min-h-11 gap-3 rounded-sm py-1 text-sm no-underline hover:bg-sunken"
              >
                <StepMark step={step} status={status} />
                <span className="min-w-0 pt-1">
                  {title}
                  {timeRequired ? (
                    <span className="line-clamp-2 text-xs text-muted">{timeRequired}</span>
                  ) : null}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  )
}
