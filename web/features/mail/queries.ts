import { queryOptions, useMutation } from '@tanstack/react-query'
import { listMailsCall, retryMailCall } from '#shared/contract/mail.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { notify } from '#web/ui/toast-store.ts'

export const mailQuery = queryOptions({ ...query(listMailsCall), refetchOnMount: 'always' })

export function useRetryMail(id: number) {
  return useMutation({
    mutationFn: () => send(retryMailCall, { params: { id } }),
    onSuccess: ({ message }) => {
      notify({ tone: 'success', title: message })
      return queryClient.invalidateQueries({ queryKey: mailQuery.queryKey })
    },
    onError: error => notifyFailure('Failed to retry the mail', error),
  })
}
