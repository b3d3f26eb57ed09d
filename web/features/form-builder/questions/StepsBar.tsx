import { Check } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '#web/messages.ts'
import { useAskedGroups, useBuilder, useProgress } from '../builder-context.ts'
import { goToStep } from '../go-to.ts'
import { StepsMenu } from '../later-parts.ts'
import { builderMessages } from '../messages.ts'
import { type GroupProgress, isComplete } from '../progress.ts'
import { describeProgress } from './ProgressLine.tsx'

/**
 * Progress and steps in one bar that stays visible. Each step is a part of the bar and a link to the
 * step.
 */
export function StepsBar({ status }: { status: ReactNode }) {
  const say = useMessages(builderMessages)
  const builder = useBuilder()
  const progress = useProgress(builder)
  const shown = useAskedGroups(builder)
  return (
    <div
      data-bar="steps"
      className="sticky top-0 z-20 -mx-1 mb-5 hidden border-b border-rule bg-paper px-1 pt-3 pb-1 lg:block min-[110rem]:hidden"
    >
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 text-sm font-semibold tabular-nums">{describeProgress(progress, say)}</p>
        {status}
        <Suspense fallback={<span className="min-h-11" />}>
          <StepsMenu />
        </Suspense>
      </div>
      <nav aria-label={say('steps')}>
        <ol className="flex gap-1">
          {shown.map((group, index) => (
            <li key={group.id} className="min-w-0 flex-1">
              <StepPart
                number={index + 1}
                title={group.title[builder.questionLanguage]}
                progress={progress.groups[index] ?? { id: group.id, answered: 0, required: 0 }}
              />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

type StepPartProps = { number: number; title: string; progress: GroupProgress }

function StepPart({ number, title, progress }: StepPartProps) {
  const say = useMessages(builderMessages)
  const { id, answered, required } = progress
  const isDone = required > 0 && isComplete(progress)
  return (
    <button
      type="button"
      title={title}
      aria-label={say('stepProgress', { number, title, answered, required })}
      className="group flex min-h-9 w-full cursor-pointer flex-col items-center gap-1 pt-2"
      onClick={() => goToStep(id)}
    >
      <span className="h-1.5 w-full overflow-hidden rounded-full bg-sunken group-hover:outline-1 group-hover:outline-edge">
        <span
          className="block h-full bg-bench"
          style={{ width: `${required === 0 ? 0 : (100 * answered) / required}%` }}
        />
      </span>
      <span className="flex h-4 items-center text-xs text-muted tabular-nums group-hover:text-ink">
        {isDone ? <Check aria-hidden="true" className="size-3.5 text-bench-ink" /> : number}
      </span>
    </button>
  )
}
