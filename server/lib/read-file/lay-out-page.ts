export type TextItem = { str: string; hasEOL: boolean; transform: number[]; height: number }

type Line = { text: string; at: number }

/** Lines of a page in the order they are drawn; an empty line wherever the gap is clearly wider than this page's usual one. */
export function layOutPage(items: readonly TextItem[]): string {
  const lines = collectLines(items)
  const gaps = lines.map((line, index) => (lines[index - 1]?.at ?? line.at) - line.at)
  const usual = deriveUsual(gaps.filter(gap => gap > 1))
  return lines
    .map(({ text }, index) => {
      const gap = gaps[index] ?? 0
      const begins = index > 0 && usual > 0 && (gap > usual * 1.25 || gap < -usual)
      return begins ? `\n${text}` : text
    })
    .join('\n')
}

function collectLines(items: readonly TextItem[]): Line[] {
  const lines: Line[] = []
  let text = ''
  let at: number | undefined
  for (const item of items) {
    if (item.str.trim() !== '') at ??= item.transform[5] ?? 0
    text += item.str
    if (item.hasEOL) closeLine()
  }
  closeLine()
  return lines

  function closeLine() {
    if (at !== undefined) lines.push({ text: text.replace(/\s+/g, ' ').trim(), at })
    text = ''
    at = undefined
  }
}

/** The third of the gaps, from the narrowest: paragraphs of one line must not make the wide gap the usual one. */
function deriveUsual(gaps: number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 3)] ?? 0
}
