import type { Piece } from '#shared/cases/note-parts.ts'

export type Found = { piece: string; from: number; to: number; nth: number }
export type Finding = {
  total: number
  list: readonly Found[]
  byPiece: ReadonlyMap<string, readonly Found[]>
}

export const nothingFound: Finding = { total: 0, list: [], byPiece: new Map() }
/** A single letter would mark half the page. */
const shortest = 2

/** Finds the words regardless of case, quotation marks, dashes and line breaks. */
export function findText(pieces: readonly Piece[], query: string): Finding {
  const pattern = makePattern(query)
  if (!pattern) return nothingFound
  const list: Found[] = []
  const byPiece = new Map<string, Found[]>()
  for (const { id, text } of pieces) {
    const found = [...text.matchAll(pattern)].map((match, at) => ({
      piece: id,
      from: match.index,
      to: match.index + match[0].length,
      nth: list.length + at,
    }))
    if (found.length === 0) continue
    list.push(...found)
    byPiece.set(id, found)
  }
  return { total: list.length, list, byPiece }
}

/** After the last match comes the first. */
export function stepTo(current: number, by: 1 | -1, total: number): number {
  return total === 0 ? 0 : (current + by + total) % total
}

function makePattern(query: string): RegExp | undefined {
  const words = query.normalize('NFC').trim()
  if (words.length < shortest) return undefined
  const escaped = words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-‐‑–—]/g, '[-‐‑–—]')
    .replace(/\s+/g, '\\s+')
  return new RegExp(escaped, 'giu')
}
