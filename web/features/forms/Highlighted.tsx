import type { MatchRange } from '#shared/contract/forms.ts'
import { splitByRanges } from './highlight.ts'

/** A text with what the search matched marked in it. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly MatchRange[] | undefined }) {
  if (!ranges?.length) return text
  return splitByRanges(text, ranges).map(part =>
    part.isMatch ? (
      <mark
        key={part.start}
        className="rounded-sm bg-brass-soft text-inherit underline decoration-brass decoration-2"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
