import type { FillingProgress } from '#shared/contract/library.ts'
import { useMessages } from '#web/messages.ts'
import { formatNumber } from './describe-filling.ts'
import { libraryMessages } from './messages.ts'

const outcomes = ['imported', 'replaced', 'joined', 'unchanged', 'skipped'] as const

/** What became of the judgments; nothing before the first is read. */
export function Counts({ counts }: Pick<FillingProgress, 'counts'>) {
  const say = useMessages(libraryMessages)
  const shown = outcomes.filter(outcome => counts[outcome] > 0)
  if (shown.length === 0) return null
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-px overflow-hidden rounded-md border border-rule bg-rule">
      {shown.map(outcome => (
        <div key={outcome} className="flex flex-col-reverse justify-end bg-sheet px-4 py-3">
          <dt className="text-sm text-muted">{say(outcome)}</dt>
          <dd className="text-xl font-semibold">{formatNumber(counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  )
}
