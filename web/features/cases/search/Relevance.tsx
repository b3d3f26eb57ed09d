import { useWords } from './messages.ts'

/** The relevance of a judgment, as a number and a bar. */
export function Relevance({ score }: { score: number }) {
  const { word } = useWords()
  const shown = Math.round(score)
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="text-muted">{word('relevance')}</span>
      <PointsBar share={score / 100} />
      <span className="font-semibold tabular-nums">{shown}</span>
    </p>
  )
}

/** Hidden from screen readers: the number beside it says the same. */
export function PointsBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-1.5 w-10 sm:w-16 overflow-hidden rounded-full bg-sunken"
    >
      <span
        className="block h-full rounded-full bg-bench-ink"
        style={{ width: `${Math.min(100, Math.max(0, share * 100)).toFixed(0)}%` }}
      />
    </span>
  )
}
