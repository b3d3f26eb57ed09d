import { useMutation } from '@tanstack/react-query'
import type { SaveCaseBody, SavedCase } from '#shared/contract/saved-cases.ts'
import { queryClient } from '#web/api.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { dropCase, putSaved, removeSaved, saveCase, savedCasesQuery } from '../case-queries.ts'

type Named = { id: string; caseTitle: string }

export function useSaveCase({ id, caseTitle }: Named) {
  const takeBack = useMutation({
    mutationFn: () => dropCase(id),
    onSuccess: () => removeSaved(id),
    onError: error => notifyFailure('The judgment was not taken out', error),
  })
  return useMutation({
    mutationFn: (body: SaveCaseBody) => saveCase(id, body),
    onSuccess: saved => {
      putSaved(saved)
      askForUnread()
      const undo = { label: 'Undo', onPress: () => takeBack.mutate() }
      notify({ title: 'Saved to your list', description: caseTitle, tone: 'success', action: undo })
    },
    onError: error => notifyFailure('The judgment was not saved', error),
  })
}

export function useDropCase({ id, caseTitle }: Named) {
  const restore = useMutation({
    mutationFn: (saved: SavedCase) => saveCase(id, { note: saved.note }),
    onSuccess: putSaved,
    onError: error => notifyFailure('The judgment was not put back', error),
  })
  return useMutation({
    mutationFn: (_saved: SavedCase) => dropCase(id),
    onSuccess: (_, saved) => {
      removeSaved(id)
      const undo = { label: 'Undo', onPress: () => restore.mutate(saved) }
      notify({ title: 'Taken out of your list', description: caseTitle, action: undo })
    },
    onError: error => notifyFailure('The judgment was not taken out', error),
  })
}

/** If the list was not fetched before, it is fetched now. */
function askForUnread() {
  if (!queryClient.getQueryData(savedCasesQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: savedCasesQuery.queryKey })
}
