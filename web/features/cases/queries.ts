import { queryOptions } from '@tanstack/react-query'
import type { SearchType } from '#shared/cases/search-choices.ts'
import {
  browseCasesCall,
  type CaseSearchAnswer,
  type CaseSearchBody,
  readCorpusCall,
  searchCasesCall,
} from '#shared/contract/cases.ts'
import {
  listRecentSearchesCall,
  readRecentSearchCall,
  removeAllRecentSearchesCall,
  removeRecentSearchCall,
} from '#shared/contract/recent-searches.ts'
import { nameFailure, queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { anything } from '#web/search.ts'
import { userQuery } from '#web/session.ts'
import { type CaseLawView, writeFilters } from './search-params.ts'

/** The server's page size: a shorter page is the last. */
export const recordsPerPage = 30
/** Earlier searches stay cached for an hour, so that going back shows them at once. */
const keptFor = 60 * 60_000

/** The searched text and the type of search. */
export type Asked = { query: string; searchType: SearchType }
export type Question = Required<Omit<CaseSearchBody, 'userId' | 'category'>> &
  Pick<CaseSearchBody, 'category'>

export function makeQuestion(asked: Asked, view: CaseLawView): Question {
  return {
    ...asked,
    ...(view.category === anything ? {} : { category: view.category }),
    filters: writeFilters(view),
    sort: view.sort,
    page: view.page,
  }
}

export function searchQuery(question: Question | null) {
  return queryOptions({
    queryKey: [searchCasesCall.address, question] as const,
    queryFn: async (): Promise<CaseSearchAnswer> => {
      if (!question) throw new Error('No question')
      const answer = await nameFailure('AI search failed', postSearch(question))
      void queryClient.invalidateQueries({ queryKey: recentListQuery.queryKey })
      if (answer.counted) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
      return answer
    },
    enabled: question !== null,
    gcTime: keptFor,
    // While filters or page of one search change, its last answer stays visible.
    placeholderData: (last: CaseSearchAnswer | undefined, lastQuery) =>
      isSameSearch(lastQuery?.queryKey[1] ?? null, question) ? last : undefined,
  })
}

export function isSameSearch(one: Asked | null, other: Asked | null): boolean {
  return one !== null && one.query === other?.query && one.searchType === other.searchType
}

export const corpusQuery = query(readCorpusCall)

export function browseQuery(category: CaseLawView['category'], page: number) {
  return queryOptions({
    ...query(browseCasesCall, {
      query: { category: category === anything ? undefined : category, page: page > 1 ? page : undefined },
    }),
    gcTime: keptFor,
  })
}

export const recentListQuery = query(listRecentSearchesCall)

/** A recent search with its whole text, which is not part of the address. */
export function recentQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['recent search', id],
    queryFn: ({ signal }): Promise<Asked> => send(readRecentSearchCall, { params: { id: id ?? 0 } }, signal),
    select: ({ query, searchType }: Asked): Asked => ({ query, searchType }),
    enabled: id !== undefined,
    gcTime: keptFor,
  })
}

export async function removeRecent(id: number) {
  await send(removeRecentSearchCall, { params: { id } })
  queryClient.setQueryData(recentListQuery.queryKey, list => list?.filter(one => one.id !== id))
}

export async function removeAllRecent() {
  await send(removeAllRecentSearchesCall)
  queryClient.setQueryData(recentListQuery.queryKey, [])
}

/** Caches the text of a search just made, so that it is not fetched. */
export function cacheAsked(id: number, asked: Asked) {
  queryClient.setQueryData(recentQuery(id).queryKey, asked)
}

/** The server takes the user from the session; the specification sends the number along. */
function postSearch(question: Question): Promise<CaseSearchAnswer> {
  return send(searchCasesCall, { body: { ...question, userId: 1 } })
}
