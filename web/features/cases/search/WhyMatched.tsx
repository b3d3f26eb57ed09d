import type { CaseReason } from '#shared/contract/cases.ts'
import { useWords } from './messages.ts'
import { PointsBar } from './Relevance.tsx'
import { nameReason } from './search-labels.ts'

/** The points of each part of the ranking, largest first; their sum is the relevance. */
export function WhyMatched({ why }: { why: readonly CaseReason[] }) {
  const words = useWords()
  const most = Math.max(...why.map(({ points }) => points), 1)
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {why.map(({ part, points, sentence }) => (
        <li
          key={part}
          className="grid grid-cols-[2.25rem_3rem_1fr] items-baseline gap-x-3 sm:grid-cols-[3rem_4rem_11rem_1fr]"
        >
          <span className="text-right font-semibold tabular-nums">{points.toFixed(1)}</span>
          <PointsBar share={points / most} />
          <span className="font-semibold">{nameReason(part, words)}</span>
          <span lang="en" className="text-muted max-sm:col-start-3">
            {sentence}
          </span>
        </li>
      ))}
    </ul>
  )
}
