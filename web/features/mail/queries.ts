import { queryOptions, useMutation } from '@tanstack/react-query'
import type { MailList } from '#shared/contract/mail.ts'
import { getJson, queryClient, send } from '#web/api.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { notify } from '#web/ui/toast-store.ts'

const mailUrl = '/api/admin/mail'

export const mailQuery = queryOptions({
  queryKey: [mailUrl],
  queryFn: ({ signal }) => getJson<MailList>(mailUrl, signal),
  refetchOnMount: 'always',
})

export function useRetryMail(id: number) {
  return useMutation({
    mutationFn: () => send<{ message: string }>('POST', `${mailUrl}/${id}/retries`),
    onSuccess: ({ message }) => {
      notify({ tone: 'success', title: message })
      return queryClient.invalidateQueries({ queryKey: mailQuery.queryKey })
    },
    onError: error => tellFailure('Failed to retry the mail', error),
  })
}
