import { queryOptions } from '@tanstack/react-query'
import type { SearchType } from '#shared/cases/judgment.ts'
import type { CaseCorpus, CaseRecord, CaseSearchAnswer, CaseSearchBody } from '#shared/contract/cases.ts'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import { getJson, nameFailure, queryClient, send } from '#web/api.ts'
import { anything } from '#web/search.ts'
import { userQuery } from '#web/session.ts'
import type { CaseLawSearch } from './case-law-search.ts'
import { casesUrl } from './case-queries.ts'
import { type CaseLawView, readCaseLawView, writeFilters } from './search-params.ts'

const recentUrl = `${casesUrl}/recent`
/** As many as the server sends at once: fewer mean that the list has ended. */
export const recordsPerPage = 30
/** Going back to an earlier search shows it at once, long after. */
const keptFor = 60 * 60_000

/** Words and the way in which they are to be understood. */
export type Asked = { query: string; searchType: SearchType }
export type Question = Required<Omit<CaseSearchBody, 'userId' | 'category'>> &
  Pick<CaseSearchBody, 'category'>

export function makeQuestion(asked: Asked, view: CaseLawView): Question {
  return {
    ...asked,
    ...(view.category === anything ? {} : { category: view.category }),
    filters: writeFilters(view),
    page: view.page,
  }
}

export function searchQuery(question: Question | null) {
  return queryOptions({
    queryKey: [casesUrl, 'search', question] as const,
    queryFn: async (): Promise<CaseSearchAnswer> => {
      if (!question) throw new Error('No question')
      const answer = await nameFailure('AI search failed', postSearch(question))
      void queryClient.invalidateQueries({ queryKey: [recentUrl], exact: true })
      if (answer.counted) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
      return answer
    },
    enabled: question !== null,
    gcTime: keptFor,
    // While filters and pages of one search change, its last answer stays in sight.
    placeholderData: (last: CaseSearchAnswer | undefined, lastQuery) =>
      isSameSearch(lastQuery?.queryKey[2] ?? null, question) ? last : undefined,
  })
}

export function isSameSearch(one: Asked | null, other: Asked | null): boolean {
  return one !== null && one.query === other?.query && one.searchType === other.searchType
}

export const corpusQuery = queryOptions({
  queryKey: [`${casesUrl}/corpus`],
  queryFn: ({ signal }) => getJson<CaseCorpus>(`${casesUrl}/corpus`, signal),
})

export function browseQuery(category: CaseLawView['category'], page: number) {
  return queryOptions({
    queryKey: [casesUrl, 'browse', { category, page }],
    queryFn: ({ signal }) => getJson<CaseRecord[]>(writeBrowseUrl(category, page), signal),
    gcTime: keptFor,
  })
}

function writeBrowseUrl(category: CaseLawView['category'], page: number): string {
  const asked = new URLSearchParams()
  if (category !== anything) asked.set('category', category)
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `${casesUrl}?${asked}` : casesUrl
}

export const recentListQuery = queryOptions({
  queryKey: [recentUrl],
  queryFn: ({ signal }) => getJson<RecentSearch[]>(recentUrl, signal),
})

/** One of them, whole: the words that the address does not hold. */
export function recentQuery(id: number | undefined) {
  return queryOptions({
    queryKey: [recentUrl, id],
    queryFn: ({ signal }) => getJson<Asked>(`${recentUrl}/${id}`, signal),
    select: ({ query, searchType }: Asked): Asked => ({ query, searchType }),
    enabled: id !== undefined,
    gcTime: keptFor,
  })
}

export async function removeRecent(id: number) {
  await send('DELETE', `${recentUrl}/${id}`)
  queryClient.setQueryData(recentListQuery.queryKey, list => list?.filter(one => one.id !== id))
}

export async function removeAllRecent() {
  await send('DELETE', recentUrl)
  queryClient.setQueryData(recentListQuery.queryKey, [])
}

/** The words that were just searched for are known: nobody has to ask for them. */
export function keepAsked(id: number, asked: Asked) {
  queryClient.setQueryData(recentQuery(id).queryKey, asked)
}

/** Asks while the page itself is still being fetched; a search itself waits for the page. */
export function preloadCaseLaw(search: CaseLawSearch) {
  void queryClient.prefetchQuery(corpusQuery)
  const { query, recent, category } = readCaseLawView(search)
  if (!query && recent === undefined) void queryClient.prefetchQuery(browseQuery(category, 1))
}

/** Who asks is known from the session; the screens of the specification send the number along. */
function postSearch(question: Question): Promise<CaseSearchAnswer> {
  return send('POST', `${casesUrl}/search`, { ...question, userId: 1 })
}
