import { orderCitations } from '#shared/cases/citations.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { learnCitations } from './learn-citations.ts'
import type { PrintedFile } from './printed-file.ts'

/** So many judgments are in memory at one time. */
const part = 200

/**
 * Gives published judgments the citations that others print for them, and takes back those for which cases
 * contend now. Says whether anything changed.
 */
export async function putLearntCitations(index: CaseIndex, file: PrintedFile): Promise<boolean> {
  const { own, printed } = file.load()
  const changed = await index.withSnapshot(async ({ entries, byId }) => {
    const library = entries.map(entry => ({ ...entry, citations: own.get(entry.id) ?? entry.citations }))
    const learnt = learnCitations(
      library,
      printed.filter(({ by }) => byId(by)),
    )
    return new Map(
      library.flatMap(({ id, citations }) => {
        const now = orderCitations([...citations, ...(learnt.get(id) ?? [])])
        return haveSame(now, byId(id)?.citations ?? []) ? [] : [[id, now] as const]
      }),
    )
  })
  const ids = [...changed.keys()]
  for (let from = 0; from < ids.length; from += part) {
    const judgments = await index.withSnapshot(({ loadJudgments }) =>
      loadJudgments(ids.slice(from, from + part)),
    )
    await index.put(judgments.map(one => ({ ...one, citations: changed.get(one.id) ?? one.citations })))
  }
  return ids.length > 0
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others)
  return known.size === new Set(some).size && some.every(one => known.has(one))
}
