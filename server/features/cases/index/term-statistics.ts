import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { z } from 'zod'
import { tokenise } from '../search/words.ts'

/** How common words are: which of them say what a text is about, and which spelling was meant. */
export type TermStatistics = {
  /** The rarer, the higher; a word that was never seen counts as the rarest. */
  rarity: (word: string) => number
  /** In how many of the counted judgments it stands. */
  count: (word: string) => number
  words: () => Iterable<string>
}

const statisticsFile = z.object({ judgments: z.int(), words: z.record(z.string(), z.int()) })
type Counts = z.infer<typeof statisticsFile>

/** Counting a thirtieth of a large library is as good as counting it all, and takes seconds. */
const counted = 4000

export async function countTerms(table: Table): Promise<Counts> {
  const total = await table.countRows()
  const step = Math.max(1, Math.floor(total / counted))
  const words = new Map<string, number>()
  let judgments = 0
  for (let at = 0; at < total; at += step * 100) {
    const offsets = Array.from({ length: 100 }, (_, index) => at + index * step).filter(
      offset => offset < total,
    )
    for (const row of await table.takeOffsets(offsets).select(['body']).toArray()) {
      judgments += 1
      for (const word of new Set(tokenise(row.body))) words.set(word, (words.get(word) ?? 0) + 1)
    }
  }
  const least = judgments > 500 ? 2 : 1
  const kept = [...words].filter(([word, count]) => count >= least && word.length <= 40)
  return { judgments, words: Object.fromEntries(kept) }
}

export async function writeTermStatistics(folder: string, version: number, counts: Counts) {
  await writeFile(path.join(folder, termsFileName(version)), JSON.stringify(counts))
}

export function readTermStatistics(folder: string, version: number): TermStatistics {
  return createTermStatistics(
    statisticsFile.parse(JSON.parse(readFileSync(path.join(folder, termsFileName(version)), 'utf8'))),
  )
}

export function createTermStatistics({ judgments, words }: Counts): TermStatistics {
  const counts = new Map(Object.entries(words))
  const count = (word: string) => counts.get(word) ?? 0
  return {
    rarity: word => Math.log(1 + (judgments - count(word) + 0.5) / (count(word) + 0.5)),
    count,
    words: () => counts.keys(),
  }
}

export function termsFileName(version: number): string {
  return `terms-${version}.json`
}
