import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { SearchRow } from './store.ts'

/** A saved search as it is asked. */
export function asQuestion({ query, searchType, category, filters }: SearchRow): CaseQuestion {
  return { query, searchType, filters, sort: 'relevance', page: 1, ...(category && { category }) }
}
