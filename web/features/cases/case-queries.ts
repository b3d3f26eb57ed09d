import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCitedByCall, readCaseCall } from '#shared/contract/cases.ts'
import {
  listSavedCasesCall,
  type SaveCaseBody,
  type SavedCase,
  saveCaseCall,
  unsaveCaseCall,
} from '#shared/contract/saved-cases.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'

export function caseQuery(id: string) {
  return query(readCaseCall, { params: { id } })
}

export function citedByQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['cited by', id],
    queryFn: ({ pageParam, signal }) =>
      send(listCitedByCall, { params: { id }, query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, page) => sum + page.cases.length, 0)
      return last.cases.length > 0 && shown < last.total ? all.length + 1 : undefined
    },
  })
}

export const savedCasesQuery = query(listSavedCasesCall)

export const saveCase = (caseId: string, body: SaveCaseBody) =>
  send(saveCaseCall, { params: { caseId }, body })
export const dropCase = (caseId: string) => send(unsaveCaseCall, { params: { caseId } })

/** Shows at once what the server has just answered; a new one stands first. */
export function putSaved(saved: SavedCase) {
  changeSaved(list =>
    list.some(other => isOf(other, saved.case.id))
      ? list.map(other => (isOf(other, saved.case.id) ? saved : other))
      : [saved, ...list],
  )
}

export function removeSaved(id: string) {
  changeSaved(list => list.filter(other => !isOf(other, id)))
}

/** Not where the list was never read: it would look as if this were all of it. */
function changeSaved(change: (list: SavedCase[]) => SavedCase[]) {
  queryClient.setQueryData(savedCasesQuery.queryKey, list => list && change(list))
}

function isOf(saved: SavedCase, id: string): boolean {
  return saved.case.id === id
}
