export type Span = { from: number; to: number }

/** The text with the spans replaced by spaces, so that all other positions stay the same. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  const pieces: string[] = []
  let end = 0
  for (const { from, to } of sortSpans(spans)) {
    if (to <= end) continue
    const start = Math.max(from, end)
    pieces.push(text.slice(end, start), ' '.repeat(to - start))
    end = to
  }
  return [...pieces, text.slice(end)].join('')
}

/** Spans that overlap none of the others. Both lists are sorted, so one pass is enough. */
export function outsideOf<S extends Span>(spans: readonly S[], others: readonly Span[]): S[] {
  const walls = sortSpans(others)
  let next = 0
  return sortSpans(spans).filter(span => {
    while ((walls[next]?.to ?? Number.POSITIVE_INFINITY) <= span.from) next++
    return (walls[next]?.from ?? Number.POSITIVE_INFINITY) >= span.to
  })
}

export function sortSpans<S extends Span>(spans: readonly S[]): S[] {
  return [...spans].sort((a, b) => a.from - b.from || b.to - a.to)
}

const devanagariZero = 0x966

/** One form of every letter, straight quotation marks, and Devanagari digits as 0-9. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - devanagariZero))
}

const quotePattern = /"([^"]*)(?:"|$)/g

/** Quoted text; the end of the text closes an open quotation. */
export function findQuotes(text: string): (Span & { phrase: string })[] {
  return [...text.matchAll(quotePattern)].map(match => ({
    from: match.index,
    to: match.index + match[0].length,
    phrase: (match[1] ?? '').trim(),
  }))
}
