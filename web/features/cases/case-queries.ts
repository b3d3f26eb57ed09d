import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CaseView, CitedByAnswer } from '#shared/contract/cases.ts'
import type { SaveCaseBody, SavedCase } from '#shared/contract/saved-cases.ts'
import { getJson, queryClient, send } from '#web/api.ts'

export const casesUrl = '/api/case-law'
export const savedUrl = `${casesUrl}/saved`

export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [casesUrl, 'one', id],
    queryFn: ({ signal }) => getJson<CaseView>(caseUrl(id), signal),
  })
}

export function citedByQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [casesUrl, 'cited-by', id],
    queryFn: ({ pageParam, signal }) =>
      getJson<CitedByAnswer>(`${caseUrl(id)}/cited-by?page=${pageParam}`, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, page) => sum + page.cases.length, 0)
      return last.cases.length > 0 && shown < last.total ? all.length + 1 : undefined
    },
  })
}

export const savedCasesQuery = queryOptions({
  queryKey: [savedUrl],
  queryFn: ({ signal }) => getJson<SavedCase[]>(savedUrl, signal),
})

export const saveCase = (id: string, body: SaveCaseBody) =>
  send<SavedCase>('PUT', `${savedUrl}/${encodeURIComponent(id)}`, body)
export const dropCase = (id: string) => send('DELETE', `${savedUrl}/${encodeURIComponent(id)}`)

/** Shows at once what the server has just answered; a new one stands first. */
export function keepSaved(saved: SavedCase) {
  changeSaved(list =>
    list.some(other => isOf(other, saved.case.id))
      ? list.map(other => (isOf(other, saved.case.id) ? saved : other))
      : [saved, ...list],
  )
}

export function forgetSaved(id: string) {
  changeSaved(list => list.filter(other => !isOf(other, id)))
}

/** Asks while the page itself is still being fetched. */
export function preloadCase(id: string) {
  void queryClient.prefetchQuery(caseQuery(id))
  void queryClient.prefetchQuery(savedCasesQuery)
}

export function preloadSavedCases() {
  void queryClient.prefetchQuery(savedCasesQuery)
}

function caseUrl(id: string): string {
  return `${casesUrl}/${encodeURIComponent(id)}`
}

/** Not where the list was never read: it would look as if this were all of it. */
function changeSaved(change: (list: SavedCase[]) => SavedCase[]) {
  queryClient.setQueryData(savedCasesQuery.queryKey, list => list && change(list))
}

function isOf(saved: SavedCase, id: string): boolean {
  return saved.case.id === id
}
