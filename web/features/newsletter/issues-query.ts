import { queryOptions } from '@tanstack/react-query'
import { listIssuesCall, readNewsletterFiguresCall } from '#shared/contract/newsletter.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

export const issuesQuery = query(listIssuesCall)

export const figuresQuery = queryOptions({
  ...query(readNewsletterFiguresCall),
  refetchOnMount: 'always',
})

/** Asks while the page itself is still being fetched. */
export function preloadNewsletter() {
  void queryClient.prefetchQuery(issuesQuery)
  void queryClient.prefetchQuery(figuresQuery)
}
