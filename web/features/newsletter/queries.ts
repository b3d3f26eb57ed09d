import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  listIssuesCall,
  type NewsletterOverview,
  readNewsletterFiguresCall,
  readNewsletterOverviewCall,
  type SubscribeBody,
  sendIssueCall,
  subscribeCall,
} from '#shared/contract/newsletter.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { notify } from '#web/ui/toast-store.ts'

const whileSending = 2000

/** Fetched again every two seconds while an issue is being sent. */
export const overviewQuery = queryOptions({
  ...query(readNewsletterOverviewCall),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.issues.some(isBeingSent) ? whileSending : false),
})

export function isBeingSent({ sending }: NewsletterOverview['issues'][number]): boolean {
  return sending !== null && sending.finishedAt === null
}

export function useSubscribe() {
  return useMutation({
    mutationFn: (body: SubscribeBody) => send(subscribeCall, { body }),
  })
}

export function useSendIssue() {
  return useMutation({
    mutationFn: (id: number) => send(sendIssueCall, { params: { id } }),
    onSuccess: overview => {
      queryClient.setQueryData(overviewQuery.queryKey, overview)
      notify({ tone: 'success', title: 'The issue is on its way', description: 'See the outbox.' })
    },
    onError: error => notifyFailure('Failed to send the issue', error),
  })
}

export const issuesQuery = query(listIssuesCall)

export const figuresQuery = queryOptions({
  ...query(readNewsletterFiguresCall),
  refetchOnMount: 'always',
})
