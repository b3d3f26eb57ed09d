import type { MatchRange } from '#shared/contract/forms.ts'

export type TextPart = { text: string; start: number; isMatch: boolean }

/** A text in pieces, those that a search matched apart from the rest. Ranges may overlap, touch or reach too far. */
export function splitByRanges(text: string, ranges: readonly MatchRange[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const [start, end] of joinRanges(ranges, text.length)) {
    if (start > at) parts.push({ text: text.slice(at, start), start: at, isMatch: false })
    parts.push({ text: text.slice(start, end), start, isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), start: at, isMatch: false })
  return parts
}

function joinRanges(ranges: readonly MatchRange[], length: number): MatchRange[] {
  const joined: MatchRange[] = []
  const inOrder = ranges
    .map(([start, end]): MatchRange => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => start < end)
    .sort((a, b) => a[0] - b[0])
  for (const [start, end] of inOrder) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
