import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { z } from 'zod'
import { listWords, tokenise, wordKey } from '../text/word-keys.ts'
import { placeOf } from '../text/word-pairs.ts'
import { unpackWordPairs } from './packed-pairs.ts'

/** How common words are. Shows which words matter in a text, and which spelling was meant. */
export type TermStatistics = {
  /** The rarer, the higher; a word that was never seen counts as the rarest. */
  rarity: (word: string) => number
  /** The number of counted judgments that contain the word. */
  count: (word: string) => number
  /** The same count for the word exactly as written, singular or plural. */
  written: (word: string) => number
  rarityOf: (count: number) => number
  words: () => Iterable<string>
  /** The rarity of a word pair (word-pairs.ts). */
  pairRarity: (gram: number) => number
  /** The average number of words in a judgment, without small words. */
  averageLength: number
}

const statisticsFile = z.object({
  judgments: z.int(),
  averageLength: z.number(),
  words: z.record(z.string(), z.int()),
  /** Written forms that differ from their key in `words`. States published earlier do not have them. */
  plurals: z.record(z.string(), z.int()).optional(),
})
type Counts = z.infer<typeof statisticsFile> & { pairs: PairCounts }

/** Word pairs found in more than one of the counted judgments, ascending, and in how many. */
type PairCounts = { grams: Uint32Array; counts: Uint32Array }

/** In a large library, counting about this many is as good as counting all, and takes seconds. */
const counted = 4000

export async function countTerms(table: Table): Promise<Counts> {
  const total = await table.countRows()
  const step = Math.max(1, Math.floor(total / counted))
  const words = new Map<string, number>()
  const plurals = new Map<string, number>()
  const pairs: Uint32Array[] = []
  let length = 0
  for (let at = 0; at < total; at += step * 100) {
    const offsets = Array.from({ length: 100 }, (_, index) => at + index * step).filter(
      offset => offset < total,
    )
    for (const row of await table.takeOffsets(offsets).select(['body', 'bigrams']).toArray()) {
      const written = listWords(row.body)
      countEach(words, tokenise([...written].join(' ')))
      countEach(
        plurals,
        [...written].filter(word => wordKey(word) !== word),
      )
      const own = unpackWordPairs(row.bigrams)
      pairs.push(own.grams)
      length += own.length
    }
  }
  const least = pairs.length > 500 ? 2 : 1
  const isKept = (word: string, count: number) => count >= least && word.length <= 40
  const kept = [...words].filter(([word, count]) => isKept(word, count))
  return {
    judgments: pairs.length,
    averageLength: length / Math.max(1, pairs.length),
    words: Object.fromEntries(kept),
    plurals: Object.fromEntries([...plurals].filter(([word, count]) => isKept(word, count))),
    pairs: countPairs(pairs),
  }
}

function countEach(counts: Map<string, number>, words: readonly string[]) {
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
}

function countPairs(lists: readonly Uint32Array[]): PairCounts {
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
  return { grams: Uint32Array.from(grams), counts: Uint32Array.from(counts) }
}

export async function writeTermStatistics(folder: string, version: number, { pairs, ...counts }: Counts) {
  const [words, pairFile] = termsFileNames(version).map(name => path.join(folder, name))
  await writeFile(words ?? '', JSON.stringify(counts))
  await writeFile(
    pairFile ?? '',
    Buffer.concat([pairs.grams, pairs.counts].map(list => Buffer.from(list.buffer))),
  )
}

export function loadTermStatistics(folder: string, version: number): TermStatistics {
  const [words, pairFile] = termsFileNames(version).map(name => readFileSync(path.join(folder, name)))
  const both = new Uint32Array(Uint8Array.from(pairFile ?? []).buffer)
  const pairs = { grams: both.subarray(0, both.length / 2), counts: both.subarray(both.length / 2) }
  return createTermStatistics({ ...statisticsFile.parse(JSON.parse(String(words))), pairs })
}

export function createTermStatistics({
  judgments,
  averageLength,
  words,
  plurals,
  pairs,
}: Counts): TermStatistics {
  const counts = new Map(Object.entries(words))
  const others = new Map(Object.entries(plurals ?? {}))
  const count = (word: string) => counts.get(word) ?? 0
  const written = (word: string) => {
    const key = wordKey(word)
    return key === word || !plurals ? count(key) : (others.get(word) ?? 0)
  }
  const rarity = (standsIn: number) => Math.log(1 + (judgments - standsIn + 0.5) / (standsIn + 0.5))
  return {
    rarity: word => rarity(count(word)),
    count,
    written,
    rarityOf: rarity,
    words: () => counts.keys(),
    pairRarity: gram => rarity(pairs.counts[placeOf(pairs.grams, gram)] ?? 1),
    averageLength,
  }
}

export const noTermStatistics = () =>
  createTermStatistics({
    judgments: 0,
    averageLength: 1,
    words: {},
    pairs: { grams: new Uint32Array(), counts: new Uint32Array() },
  })

export function termsFileNames(version: number): [words: string, pairs: string] {
  return [`terms-${version}.json`, `pairs-${version}.bin`]
}
