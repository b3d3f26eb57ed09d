import { queryOptions } from '@tanstack/react-query'
import { closeFeedCall, openFeedCall } from '#shared/contract/case-feeds.ts'
import {
  type ChangeSearchBody,
  changeSavedSearchCall,
  deleteSavedSearchCall,
  listSavedSearchesCall,
  readSavedSearchCall,
  restoreSavedSearchCall,
  type SavedSearch,
  type SaveSearchBody,
  saveSearchCall,
} from '#shared/contract/saved-searches.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import type { Asked } from '../queries.ts'

export const savedSearchesQuery = query(listSavedSearchesCall)

/** A saved search with its whole text, which is not part of the address. */
export function savedSearchQuery(id: number | undefined) {
  return queryOptions({
    ...query(readSavedSearchCall, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: ({ query, searchType }: SavedSearch): Asked => ({ query, searchType }),
  })
}

export function readSavedSearch(id: number) {
  return query(readSavedSearchCall, { params: { id } })
}

export async function saveSearch(body: SaveSearchBody) {
  const saved = await send(saveSearchCall, { body })
  void queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
  return saved
}

export async function changeSearch({ id }: SavedSearch, body: ChangeSearchBody) {
  const changed = await send(changeSavedSearchCall, { params: { id }, body })
  changeList(list => list.map(one => (one.id === id ? { ...one, ...namesOf(changed) } : one)))
  return changed
}

/** What stands in the list is kept where it was, for Undo. */
export async function deleteSearch({ id }: SavedSearch) {
  await send(deleteSavedSearchCall, { params: { id } })
  changeList(list => list.filter(one => one.id !== id))
}

export async function restoreSearch(search: SavedSearch) {
  const { version } = await send(restoreSavedSearchCall, { params: { id: search.id } })
  changeList(list => [...list, { ...search, version }].sort((one, other) => other.id - one.id))
}

export async function openFeed({ id }: SavedSearch) {
  const opened = await send(openFeedCall, { params: { id } })
  changeList(list => list.map(one => (one.id === id ? { ...one, feedAt: opened.feedAt } : one)))
  return opened
}

export async function closeFeed({ id }: SavedSearch) {
  await send(closeFeedCall, { params: { id } })
  changeList(list => list.map(one => (one.id === id ? { ...one, feedAt: null } : one)))
}

export function reloadSearches() {
  return queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
}

/** In the list the text stays shortened. */
function namesOf({ name, alert, version }: SavedSearch) {
  return { name, alert, version }
}

function changeList(change: (list: SavedSearch[]) => SavedSearch[]) {
  queryClient.setQueryData(savedSearchesQuery.queryKey, list => list && change(list))
}
