import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ProceduresFind } from './procedures-find.ts'
import { type ProceduresView, plainView, readProceduresView, writeProceduresFind } from './procedures-view.ts'

const route = getRouteApi('/procedures')

/** The filters live in the address: typing changes the entry one stands on, choosing adds one to go back from. */
export function useProceduresView() {
  const { search, court, purpose } = route.useSearch()
  const navigate = route.useNavigate()
  const view = useMemo(() => readProceduresView({ search, court, purpose }), [search, court, purpose])
  const narrow = useCallback(
    (next: Partial<ProceduresView>, replace: boolean) =>
      void navigate({
        search: (last: ProceduresFind) => writeProceduresFind({ ...readProceduresView(last), ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const type = useCallback((text: string) => narrow({ search: text }, true), [narrow])
  const choose = useCallback((next: Partial<ProceduresView>) => narrow(next, false), [narrow])
  const clear = useCallback(() => choose(plainView), [choose])
  return { view, type, choose, clear }
}
