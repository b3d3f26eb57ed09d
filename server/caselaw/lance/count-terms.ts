import type { Table } from '@lancedb/lancedb'
import { listWords, tokenise, wordKey } from '../text/word-keys.ts'
import { countWordPairs } from '../text/word-pairs.ts'
import { packTexts } from './packed-lists.ts'
import type { TermArrays } from './term-statistics.ts'

/** In a large library, counting about this many is as good as counting all, and takes seconds. */
const counted = 4000
/** Among fewer than this a word that one judgment has is counted too: it may be a word of the library. */
const few = 500

export type TextRow = { body: string }

/** Of how many judgments one is counted. */
export function stepOf(total: number): number {
  return Math.max(1, Math.floor(total / counted))
}

/** Judgments from all over the table, so many of them as are enough. */
export async function* loadSample(table: Table): AsyncGenerator<TextRow> {
  const total = await table.countRows()
  const step = stepOf(total)
  for (let at = 0; at < total; at += step * 100) {
    const offsets = Array.from({ length: 100 }, (_, index) => at + index * step).filter(
      offset => offset < total,
    )
    yield* (await table.takeOffsets(offsets).select(['body']).toArray()) as TextRow[] // our own columns
  }
}

export async function countTerms(rows: AsyncIterable<TextRow>): Promise<TermArrays> {
  const words = new Map<string, number>()
  const plurals = new Map<string, number>()
  const pairs: Uint32Array[] = []
  let length = 0
  for await (const row of rows) {
    const written = listWords(row.body)
    countEach(words, tokenise([...written].join(' ')))
    countEach(
      plurals,
      [...written].filter(word => wordKey(word) !== word),
    )
    const own = countWordPairs(row.body)
    pairs.push(own.grams.slice())
    length += own.length
  }
  const least = pairs.length > few ? 2 : 1
  const isKept = ([word, count]: [string, number]) => count >= least && word.length <= 40
  const [kept, keptPlurals] = [[...words].filter(isKept), [...plurals].filter(isKept)]
  return {
    totals: Float64Array.of(pairs.length, length),
    words: packTexts(kept.map(([word]) => word)),
    counts: Uint32Array.from(kept, ([, count]) => count),
    plurals: packTexts(keptPlurals.map(([word]) => word)),
    pluralCounts: Uint32Array.from(keptPlurals, ([, count]) => count),
    ...countPairs(pairs),
  }
}

function countEach(counts: Map<string, number>, words: readonly string[]) {
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
}

/** Those found in more than one of the counted judgments, ascending. */
function countPairs(lists: readonly Uint32Array[]): Pick<TermArrays, 'grams' | 'gramCounts'> {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  all.sort()
  const grams: number[] = []
  const counts: number[] = []
  for (let from = 0; from < all.length; ) {
    let to = from + 1
    while (all[to] === all[from]) to += 1
    if (to - from > 1) {
      grams.push(all[from] ?? 0)
      counts.push(to - from)
    }
    from = to
  }
  return { grams: Uint32Array.from(grams), gramCounts: Uint32Array.from(counts) }
}
