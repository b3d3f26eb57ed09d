import { Check } from 'lucide-react'
import type { FormGroup } from '#shared/contract/forms.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { useAskedGroups, useBuilder, useProgress } from '../builder-context.ts'
import { goToStep } from '../go-to.ts'
import { builderMessages } from '../messages.ts'
import { type GroupProgress, isComplete } from '../progress.ts'

/** The list of steps with the number of missing answers, for jumping to a step. */
export function Steps() {
  const say = useMessages(builderMessages)
  const builder = useBuilder()
  const { groups } = useProgress(builder)
  const shown = useAskedGroups(builder)
  return (
    <nav aria-label={say('steps')}>
      <ol className="flex flex-col">
        {shown.map((group, index) => (
          <li key={group.id}>
            <StepButton group={group} number={index + 1} progress={groups[index]} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepButtonProps = {
  group: FormGroup
  number: number
  progress: GroupProgress | undefined
}

function StepButton({ group, number, progress }: StepButtonProps) {
  const say = useMessages(builderMessages)
  const { questionLanguage } = useBuilder()
  const isDone = progress !== undefined && progress.required > 0 && isComplete(progress)
  return (
    <button
      type="button"
      className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-sunken"
      onClick={() => goToStep(group.id)}
    >
      <span
        aria-hidden="true"
        className={joinClasses(
          'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums',
          isDone ? 'border-bench bg-bench text-on-bench' : 'border-edge text-muted',
        )}
      >
        {isDone ? <Check className="size-3.5" /> : number}
      </span>
      <span className="min-w-0 flex-1" lang={questionLanguage}>
        {group.title[questionLanguage]}
      </span>
      {progress && progress.required > 0 ? (
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {progress.answered}/{progress.required}
          <span className="sr-only"> {say('requiredAnswered')}</span>
        </span>
      ) : null}
    </button>
  )
}
