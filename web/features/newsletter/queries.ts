import { queryOptions, useMutation } from '@tanstack/react-query'
import type { NewsletterDesk, SubscribeBody } from '#shared/contract/newsletter.ts'
import { getJson, queryClient, send } from '#web/api.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { notify } from '#web/ui/toast-store.ts'

const deskUrl = '/api/admin/newsletter'
const whileSending = 2000

/** Asked again while an issue is on its way out. */
export const deskQuery = queryOptions({
  queryKey: [deskUrl],
  queryFn: ({ signal }) => getJson<NewsletterDesk>(deskUrl, signal),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.issues.some(isBeingSent) ? whileSending : false),
})

export function isBeingSent({ sending }: NewsletterDesk['issues'][number]): boolean {
  return sending !== null && sending.finishedAt === null
}

export function useSubscribe() {
  return useMutation({
    mutationFn: (body: SubscribeBody) =>
      send<{ message: string }>('POST', '/api/newsletter/subscriptions', body),
  })
}

export function useSendIssue() {
  return useMutation({
    mutationFn: (id: number) => send<NewsletterDesk>('POST', `${deskUrl}/issues/${id}/sendings`, {}),
    onSuccess: desk => {
      queryClient.setQueryData(deskQuery.queryKey, desk)
      notify({ tone: 'success', title: 'The issue is on its way', description: 'See the outbox.' })
    },
    onError: error => tellFailure('Failed to send the issue', error),
  })
}
