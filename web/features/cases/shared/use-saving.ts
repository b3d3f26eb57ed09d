import { useMutation } from '@tanstack/react-query'
import type { SaveCaseBody, SavedCase } from '#shared/contract/saved-cases.ts'
import { queryClient } from '#web/api.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { dropCase, putSaved, removeSaved, saveCase, savedCasesQuery } from '../case-queries.ts'
import { caseMessages } from './messages.ts'

type Named = { id: string; caseTitle: string }

export function useSaveCase({ id, caseTitle }: Named) {
  const word = useMessages(caseMessages)
  const takeBack = useMutation({
    mutationFn: () => dropCase(id),
    onSuccess: () => removeSaved(id),
    onError: error => notifyFailure(word('notTakenOut'), error),
  })
  return useMutation({
    mutationFn: (body: SaveCaseBody) => saveCase(id, body),
    onSuccess: saved => {
      putSaved(saved)
      askForUnread()
      const undo = { label: word('undo'), onPress: () => takeBack.mutate() }
      notify({ title: word('savedToList'), description: caseTitle, tone: 'success', action: undo })
    },
    onError: error => notifyFailure(word('notSaved'), error),
  })
}

export function useDropCase({ id, caseTitle }: Named) {
  const word = useMessages(caseMessages)
  const restore = useMutation({
    mutationFn: (saved: SavedCase) => saveCase(id, { note: saved.note }),
    onSuccess: putSaved,
    onError: error => notifyFailure(word('notPutBack'), error),
  })
  return useMutation({
    mutationFn: (_saved: SavedCase) => dropCase(id),
    onSuccess: (_, saved) => {
      removeSaved(id)
      const undo = { label: word('undo'), onPress: () => restore.mutate(saved) }
      notify({ title: word('takenOut'), description: caseTitle, action: undo })
    },
    onError: error => notifyFailure(word('notTakenOut'), error),
  })
}

/** If the list was not fetched before, it is fetched now. */
function askForUnread() {
  if (!queryClient.getQueryData(savedCasesQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: savedCasesQuery.queryKey })
}
