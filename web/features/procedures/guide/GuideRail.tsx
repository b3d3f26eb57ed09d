import type { ProcedureStep } from '#shared/contract/procedures.ts'
import { formatDayLong } from '#shared/templates/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { ComputedDeadline } from '../model/deadlines.ts'
import { StepMark } from '../StepMark.tsx'
import { stepAnchor } from './GuideStep.tsx'
import { guideMessages } from './messages.ts'
import type { useProgress } from './use-progress.ts'

type GuideRailProps = {
  steps: readonly ProcedureStep[]
  progress: ReturnType<typeof useProgress>
  computed?: readonly ComputedDeadline[]
}

/** All steps at a glance with the user's progress. */
export function GuideRail({ steps, progress, computed = [] }: GuideRailProps) {
  const say = useMessages(guideMessages)
  const language = useLanguage()
  const { isError, refetch, keep } = progress
  const done = progress.done.filter(number => steps.some(({ step }) => step === number))
  return (
    <aside
      aria-label={say('yourProgress')}
      className="flex flex-col gap-4 print:hidden lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pr-1"
    >
      {isError ? (
        <Notice tone="brass" role="status" title={say('progressUnread')}>
          <Button variant="quiet" className="-ml-4" onClick={() => refetch()}>
            {say('tryAgain')}
          </Button>
        </Notice>
      ) : (
        <div>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {say('stepsDone', { done: done.length, count: steps.length })}
            </p>
            {done.length > 0 ? (
              <Button variant="quiet" onClick={() => keep([])}>
                {say('startAgain')}
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
      <nav aria-label={say('timeline')} className="max-lg:hidden">
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
                  <span lang="en">{title}</span>
                  {timeRequired ? (
                    <span lang="en" className="line-clamp-2 text-xs text-muted">
                      {timeRequired}
                    </span>
                  ) : null}
                  {computed
                    .filter(one => one.step === step)
                    .map(({ deadline, day }) => (
                      <span key={deadline.id} className="block text-xs font-semibold text-brass-ink">
                        {formatDayLong(day, language)}
                      </span>
                    ))}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </aside>
  )
}
