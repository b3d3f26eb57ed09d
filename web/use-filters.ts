import { useCallback } from 'react'

type Change<Search> = { search: (last: Search) => Search; replace: boolean; resetScroll: false }

/**
 * How a page's search parameters change: `type` replaces the entry of the history one stands on, `choose` adds one to
 * go back from. `also` is set by every change: the first page, say. The first two come from the page's route.
 */
export function useFilters<Search>(
  view: Search,
  navigate: (change: Change<NoInfer<Search>>) => unknown,
  also?: Partial<NoInfer<Search>>,
) {
  const change = useCallback(
    (next: Partial<Search>, replace: boolean) =>
      void navigate({ search: last => ({ ...last, ...also, ...next }), replace, resetScroll: false }),
    [navigate, also],
  )
  const type = useCallback((next: Partial<Search>) => change(next, true), [change])
  const choose = useCallback((next: Partial<Search>) => change(next, false), [change])
  return { view, type, choose }
}
