import { orderCitations } from '#shared/cases/citations.ts'
import type { CaseIndex, CaseWriter } from '../library/case-index.ts'
import type { Entry } from '../library/entry.ts'
import { loadAllEntries } from '../library/walk-all.ts'
import { learnCitations } from './learn-citations.ts'
import type { PrintedFile } from './printed-file.ts'

/** So many judgments are in memory at one time. */
const part = 200

type Needs = { index: CaseIndex; library: CaseWriter; printed: PrintedFile }

/**
 * Gives published judgments the citations that others print for them, and takes back those for which cases
 * contend now. Says whether anything changed.
 */
export async function putLearntCitations({ index, library: writer, printed: file }: Needs): Promise<boolean> {
  const { own, printed } = file.load()
  const changed = await index.withSnapshot(async snapshot => {
    const published = new Map<string, Entry>()
    for await (const entry of loadAllEntries(snapshot)) published.set(entry.id, entry)
    const entries = [...published.values()]
    const library = entries.map(({ id, title, year, citations }) => ({
      id,
      title,
      year,
      citations: own.get(id) ?? citations,
    }))
    const learnt = learnCitations(
      library,
      printed.filter(({ by }) => published.has(by)),
    )
    return new Map(
      library.flatMap(({ id, citations }) => {
        const now = orderCitations([...citations, ...(learnt.get(id) ?? [])])
        return haveSame(now, published.get(id)?.citations ?? []) ? [] : [[id, now] as const]
      }),
    )
  })
  const ids = [...changed.keys()]
  for (let from = 0; from < ids.length; from += part) {
    const judgments = await index.withSnapshot(snapshot => snapshot.judgments(ids.slice(from, from + part)))
    await writer.put(judgments.map(one => ({ ...one, citations: changed.get(one.id) ?? one.citations })))
  }
  return ids.length > 0
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others)
  return known.size === new Set(some).size && some.every(one => known.has(one))
}
