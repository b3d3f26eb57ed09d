import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type SupportFind, writeSupportFind } from './support-find.ts'

/** The filters live in the address: typing changes the entry one stands on, choosing adds one to go back from. */
export function useSupportFind() {
  const find: SupportFind = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (next: SupportFind, replace: boolean) =>
      void navigate({
        to: '.',
        search: (last: SupportFind) => writeSupportFind({ ...last, ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const type = useCallback((search: string) => change({ search }, true), [change])
  const choose = useCallback((next: SupportFind) => change(next, false), [change])
  const clear = useCallback(
    () => change({ search: '', category: '', level: '', status: '' }, false),
    [change],
  )
  return { find, search: find.search ?? '', type, choose, clear }
}
