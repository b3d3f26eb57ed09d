import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Asked, cacheAsked, isSameSearch, makeQuestion, recentQuery, searchQuery } from '../queries.ts'
import {
  type CaseLawView,
  deriveCaseLawView,
  fromTheBeginning,
  isPrivate,
  plainView,
  writeCaseLawSearch,
} from '../search-params.ts'
import { savedSearchQuery } from '../searches/queries.ts'

const route = getRouteApi('/case-law')

/** `place` is the address at the time of asking. */
type Unlisted = Asked & { place: string; recentId?: number }

export type CaseLawState = ReturnType<typeof useCaseLaw>

/**
 * The search is kept in the address, so that reload, back and bookmarks restore it. A text that must not be in the
 * address (a client's brief) is kept in `unlisted` until the answer brings its number among the recent searches.
 */
export function useCaseLaw() {
  const find = route.useSearch()
  const navigate = route.useNavigate()
  const view = useMemo(() => deriveCaseLawView(find), [find])
  const place = `${view.recent} ${view.saved} ${view.query}`
  const [unlisted, setUnlisted] = useState<Unlisted | null>(null)
  // The answer has put the search into the address, or the user has gone elsewhere meanwhile.
  if (unlisted && unlisted.place !== place) setUnlisted(null)

  const recent = useQuery(recentQuery(view.recent))
  const saved = useQuery(savedSearchQuery(view.saved))
  const asked = chooseAsked(unlisted, view, recent.data ?? saved.data)
  const narrowed = unlisted ? { ...view, ...fromTheBeginning } : view
  const search = useQuery(searchQuery(asked ? makeQuestion(asked, narrowed) : null))

  const go = useCallback(
    (next: CaseLawView, options: { replace?: boolean } = {}) =>
      void navigate({ search: writeCaseLawSearch(next), resetScroll: false, ...options }),
    [navigate],
  )
  const change = useCallback(
    (next: Partial<CaseLawView>, options?: { replace?: boolean }) =>
      go({ ...view, page: 1, ...next }, options),
    [go, view],
  )

  const answered = search.isPlaceholderData ? undefined : search.data?.recentId
  useEffect(() => {
    if (!unlisted || answered === undefined || unlisted.recentId !== undefined) return
    const { query, searchType } = unlisted
    cacheAsked(answered, { query, searchType })
    setUnlisted({ ...unlisted, recentId: answered })
    go({ ...view, ...fromTheBeginning, query: '', recent: answered, saved: undefined, searchType })
  }, [unlisted, answered, go, view])

  function ask(wanted: Asked, isKept: boolean) {
    if (isSameSearch(wanted, asked) && !search.isError) return
    if (isSameSearch(wanted, asked)) return void search.refetch()
    if (isKept || isPrivate(wanted.query, wanted.searchType)) return setUnlisted({ ...wanted, place })
    setUnlisted(null)
    go({ ...view, ...fromTheBeginning, ...wanted, recent: undefined, saved: undefined })
  }
  function clear() {
    setUnlisted(null)
    go({ ...plainView, category: view.category })
  }
  function retry() {
    if (recent.isError) void recent.refetch()
    else if (saved.isError) void saved.refetch()
    else void search.refetch()
  }
  return {
    view,
    asked,
    isKept: view.recent !== undefined || view.saved !== undefined || unlisted !== null,
    answer: search.data,
    error: (unlisted ? null : (recent.error ?? saved.error)) ?? search.error,
    isAnalysing:
      recent.isLoading || saved.isLoading || search.isLoading || (search.isError && search.isFetching),
    isTurning: search.isPlaceholderData,
    ask,
    change,
    clear,
    retry,
  }
}

function chooseAsked(unlisted: Asked | null, view: CaseLawView, kept: Asked | undefined): Asked | null {
  if (unlisted) return { query: unlisted.query, searchType: unlisted.searchType }
  if (view.query) return { query: view.query, searchType: view.searchType }
  return kept ?? null
}
