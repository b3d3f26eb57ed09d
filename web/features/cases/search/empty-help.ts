import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { longestRequest } from '#shared/contract/form-requests.ts'
import { anything } from '#web/search.ts'
import type { Asked } from '../queries.ts'
import { type CaseLawView, isNarrowed } from '../search-params.ts'

/** Suggestions for a search without results, most helpful first. */
export type Remedy = 'remove-filters' | 'all-categories' | 'drop-quotes' | 'as-issue' | 'as-keyword'

export function listRemedies(
  { query, searchType }: Asked,
  view: CaseLawView,
  understood: Pick<UnderstoodQuery, 'phrases'>,
): Remedy[] {
  const remedies: Remedy[] = []
  if (isNarrowed(view)) remedies.push('remove-filters')
  if (view.category !== anything) remedies.push('all-categories')
  if (understood.phrases.length > 0 && dropQuotes(query) !== query) remedies.push('drop-quotes')
  if (searchType === 'keyword') remedies.push('as-issue')
  if (searchType === 'legal_issue' && query.length < 80) remedies.push('as-keyword')
  return remedies
}

export function dropQuotes(query: string): string {
  return query.replace(/["“”]/g, '').replace(/\s+/g, ' ').trim()
}

/** The words of a search without operators, shortened for a search of forms and guides. */
export function shortenSearch(query: string): string {
  const words = query
    .replace(/(?<![\p{L}\p{N}])(?:title|judge|court|year|section|citation):/giu, ' ')
    .replace(/\b(?:AND|OR|NOT|NEAR(?:\/\d+)?)\b/g, ' ')
    .replace(/["“”()*|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = words || query.trim()
  return text.length <= longestRequest ? text : text.slice(0, longestRequest).replace(/\s\S*$/, '')
}
