import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ShownTreatment } from '#shared/cases/shown-treatments.ts'
import { listLikeCall, readHistoryCall, readNetworkCall } from '#shared/contract/case-pictures.ts'
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

export function historyQuery(id: string) {
  return query(readHistoryCall, { params: { id } })
}

export function networkQuery(id: string) {
  return query(readNetworkCall, { params: { id } })
}

export function likeQuery(id: string) {
  return query(listLikeCall, { params: { id } })
}

/** With a treatment, only the judgments that say that this was done to it. */
export function citedByQuery(id: string, treatment?: ShownTreatment) {
  return infiniteQueryOptions({
    queryKey: ['cited by', id, treatment ?? ''],
    queryFn: ({ pageParam, signal }) =>
      send(listCitedByCall, { params: { id }, query: { page: pageParam, treatment } }, signal),
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

/** Puts a saved case into the cached list; a new one comes first. */
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

/** Changes the list only if it was fetched: else the new entry would look like the whole list. */
function changeSaved(change: (list: SavedCase[]) => SavedCase[]) {
  queryClient.setQueryData(savedCasesQuery.queryKey, list => list && change(list))
}

function isOf(saved: SavedCase, id: string): boolean {
  return saved.case.id === id
}
