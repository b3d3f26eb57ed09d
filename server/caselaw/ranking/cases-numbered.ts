import type { Snapshot } from '../library/case-index.ts'
import type { AskedNumber } from '../understanding/find-numbers.ts'

/** The judgments that have a case number or a CNR, those whose kind of case is the very one first. */
export function createCasesNumbered({
  entries,
  caseNumbers,
}: Pick<Snapshot, 'entries' | 'caseNumbers'>): (asked: AskedNumber) => string[] {
  return ({ cnr, numbers: wanted }) => {
    if (cnr === null) return [...new Set(wanted.flatMap(number => caseNumbers.find(number)))]
    const slug = cnr.toLowerCase()
    // The id of a judgment is made of its CNR (judgment-id.ts): one case may have several orders.
    return entries.flatMap(({ id }) => (id.split('-').includes(slug) ? [id] : []))
  }
}
