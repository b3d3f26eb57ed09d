import type { CaseIndex } from '../index/case-index.ts'
import { readableParts } from '../index/layout.ts'
import type { Embeddable } from './windows.ts'

const judgmentsPerPage = 50

/** What can be read of every published judgment, a page of them at a time. */
export async function* readJudgmentPages(
  index: Pick<CaseIndex, 'catalogue' | 'getMany'>,
): AsyncGenerator<Embeddable[]> {
  const ids = (await index.catalogue()).entries.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += judgmentsPerPage) {
    const judgments = await index.getMany(ids.slice(from, from + judgmentsPerPage))
    yield judgments.map(judgment => ({ id: judgment.id, parts: readableParts(judgment) }))
  }
}
