import type { CaseIndex } from '../library/case-index.ts'
import { readableParts } from '../text/readable-parts.ts'
import type { MeaningSource } from './fill-vectors.ts'
import type { Embeddable } from './windows.ts'

const judgmentsPerPage = 50

type Index = Pick<CaseIndex, 'withSnapshot'>

/**
 * The readable text of every judgment of the published edition. Embedding takes hours, so each page takes
 * its own snapshot: a judgment that changes meanwhile is embedded as it is then, and new ones with the next
 * edition.
 */
export function listForMeaning(index: Index): Promise<MeaningSource> {
  return index.withSnapshot(async ({ edition, entries }) => ({
    edition,
    pages: loadPages(
      index,
      entries.map(({ id }) => id),
    ),
  }))
}

async function* loadPages(index: Index, ids: readonly string[]): AsyncGenerator<Embeddable[]> {
  for (let from = 0; from < ids.length; from += judgmentsPerPage) {
    const page = ids.slice(from, from + judgmentsPerPage)
    const judgments = await index.withSnapshot(({ loadJudgments }) => loadJudgments(page))
    yield judgments.map(judgment => ({ id: judgment.id, parts: readableParts(judgment) }))
  }
}
