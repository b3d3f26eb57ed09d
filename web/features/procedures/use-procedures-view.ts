import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ProceduresFind } from './procedures-find.ts'
import { type ProceduresView, plainView, readProceduresView, writeProceduresFind } from './procedures-view.ts'

const route = getRouteApi('/procedures')

/** The filters live in the address: choosing adds an entry to go back from. */
export function useProceduresView() {
  const { court, purpose } = route.useSearch()
  const navigate = route.useNavigate()
  const view = useMemo(() => readProceduresView({ court, purpose }), [court, purpose])
  const choose = useCallback(
    (next: Partial<ProceduresView>) =>
      void navigate({
        search: (last: ProceduresFind) => writeProceduresFind({ ...readProceduresView(last), ...next }),
        resetScroll: false,
      }),
    [navigate],
  )
  const clear = useCallback(() => choose(plainView), [choose])
  return { view, choose, clear }
}
