import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type FormsFind, type FormsView, plainView, readFormsView, writeFormsFind } from './forms-find.ts'

const route = getRouteApi('/forms')

/** The library's filters live in the address: typing changes the entry one stands on, choosing adds one to go back from. */
export function useFormsView() {
  const { search, category, court, page } = route.useSearch()
  const navigate = route.useNavigate()
  const view = useMemo(
    () => readFormsView({ search, category, court, page }),
    [search, category, court, page],
  )

  const narrow = useCallback(
    (next: Partial<FormsView>, replace: boolean) =>
      void navigate({
        search: (last: FormsFind) => writeFormsFind({ ...readFormsView(last), page: 1, ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const type = useCallback((text: string) => narrow({ search: text }, true), [narrow])
  const choose = useCallback((next: Partial<FormsView>) => narrow(next, false), [narrow])
  const clear = useCallback(() => narrow(plainView, false), [narrow])
  return { view, type, choose, clear }
}
