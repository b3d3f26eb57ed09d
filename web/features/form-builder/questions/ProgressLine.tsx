import { useMessages } from '#web/messages.ts'
import { useBuilder, useProgress } from '../builder-context.ts'
import { type BuilderSay, builderMessages } from '../messages.ts'
import { type Count, isComplete } from '../progress.ts'

/** '12 of 18 required answered', as text and as a bar. */
export function ProgressLine() {
  const say = useMessages(builderMessages)
  const progress = useProgress(useBuilder())
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-sm leading-tight font-semibold tabular-nums">{describeProgress(progress, say)}</p>
      <progress
        aria-label={say('requiredAnswers')}
        value={progress.answered}
        max={Math.max(progress.required, 1)}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-bench [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-bench"
      />
    </div>
  )
}

export function describeProgress({ answered, required }: Count, say: BuilderSay): string {
  if (required > 0 && isComplete({ answered, required })) return say('allAnswered', { required })
  return say('answeredOf', { answered, required })
}
