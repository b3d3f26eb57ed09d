import type { Judgment } from '#shared/cases/judgment.ts'
import type { CaseIndex, Snapshot } from '../library/case-index.ts'
import { readableParts } from '../text/readable-parts.ts'
import type { MeaningSource } from './fill-vectors.ts'
import type { Embeddable } from './windows.ts'

const judgmentsPerPage = 50

type Index = Pick<CaseIndex, 'withSnapshot'>

/**
 * The readable text of every judgment of the published edition. Embedding takes hours, so each page takes
 * its own snapshot: a judgment that changes meanwhile is embedded as it is then, and new ones now or with the
 * next edition.
 */
export function listForMeaning(index: Index): Promise<MeaningSource> {
  return index.withSnapshot(async ({ edition }) => ({ edition, pages: loadPages(index) }))
}

async function* loadPages(index: Index): AsyncGenerator<Embeddable[]> {
  for (let after: string | null = null; ; ) {
    const page: Judgment[] = await index.withSnapshot(snapshot => loadAfter(after, snapshot))
    if (page.length === 0) return
    after = page.at(-1)?.id ?? null
    yield page.map(judgment => ({
      id: judgment.id,
      parts: readableParts(judgment),
      narrowedBy: judgment,
    }))
  }
}

async function loadAfter(after: string | null, { walk, judgments }: Snapshot): Promise<Judgment[]> {
  return judgments((await walk({ after, size: judgmentsPerPage })).map(({ id }) => id))
}
