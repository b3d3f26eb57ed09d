import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  continueFillingCall,
  type FillingSource,
  type FillingView,
  type LibraryView,
  readLibraryCall,
  startFillingCall,
  stopFillingCall,
} from '#shared/contract/library.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'

const whileUnderWay = 2000
const otherwise = 15_000

/** Asked again and again: another administrator, at another server, may press too. */
export const libraryQuery = queryOptions({
  ...query(readLibraryCall),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (findUnderWay(state.data) ? whileUnderWay : otherwise),
})

export function findUnderWay(view: LibraryView | undefined): FillingView | undefined {
  return view?.fillings.find(({ state }) => state === 'running' || state === 'stopping')
}

export function useFill() {
  return useMutation({
    mutationFn: (body: FillingSource) => send(startFillingCall, { body }),
    onSuccess: put,
    onError: refresh,
  })
}

export function useStop(filling: FillingView) {
  return useMutation({
    mutationFn: () => send(stopFillingCall, { params: filling }),
    onSuccess: put,
    onError: refresh,
  })
}

export function useGoOn(filling: FillingView) {
  return useMutation({
    mutationFn: () => send(continueFillingCall, { params: filling }),
    onSuccess: put,
    onError: refresh,
  })
}

/** An answer under way must not overwrite the change. */
async function put(changed: FillingView) {
  await queryClient.cancelQueries({ queryKey: libraryQuery.queryKey })
  queryClient.setQueryData(libraryQuery.queryKey, view => {
    if (!view) return view
    const others = view.fillings.filter(({ id }) => id !== changed.id)
    return { ...view, fillings: [changed, ...others].sort((one, other) => other.id - one.id) }
  })
  refresh()
}

function refresh() {
  void queryClient.invalidateQueries({ queryKey: libraryQuery.queryKey })
}
