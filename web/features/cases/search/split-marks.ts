import type { CasePassage } from '#shared/contract/cases.ts'

type MarkedPiece = { text: string; start: number; isMatch: boolean }

/** A passage in pieces, the matching ones apart. Marks may overlap, touch, stand in any order or reach too far. */
export function splitMarks({ text, marks }: Pick<CasePassage, 'text' | 'marks'>): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const { from, to } of joinMarks(marks, text.length)) {
    if (from > at) pieces.push({ text: text.slice(at, from), start: at, isMatch: false })
    pieces.push({ text: text.slice(from, to), start: from, isMatch: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, isMatch: false })
  return pieces
}

function joinMarks(marks: CasePassage['marks'], length: number): CasePassage['marks'] {
  const joined: CasePassage['marks'] = []
  const inOrder = marks
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(length, to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from)
  for (const mark of inOrder) {
    const last = joined.at(-1)
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to)
    else joined.push(mark)
  }
  return joined
}
