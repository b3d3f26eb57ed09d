import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '../library/case-index.ts'
import type { Found, SearchQuery } from '../library/search-query.ts'

export type EarlySearch = { begin: (query: SearchQuery) => void; search: Snapshot['search'] }

/**
 * A search that is begun before the library has said what it knows of the words of a question, since that most often
 * changes nothing of what is searched: an engine elsewhere is asked both at once. Where something has changed it is
 * searched anew.
 */
export function createEarlySearch({
  search,
  isElsewhere,
}: Pick<Snapshot, 'search' | 'isElsewhere'>): EarlySearch {
  let begun: { query: SearchQuery; found: Promise<Found> } | null = null
  return {
    begin(query) {
      if (!isElsewhere || begun) return
      begun = { query, found: search(query) }
      begun.found.catch(() => {}) // Who waits for it is told.
    },
    async search(query) {
      const early = begun
      begun = null
      return early && isDeepStrictEqual(early.query, query) ? early.found : search(query)
    },
  }
}
