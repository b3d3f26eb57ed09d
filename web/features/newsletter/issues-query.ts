import { queryOptions } from '@tanstack/react-query'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { getJson, queryClient } from '#web/api.ts'
import { readToken } from '#web/storage.ts'

const issuesUrl = '/api/newsletter/issues'

export const issuesQuery = queryOptions({
  queryKey: [issuesUrl],
  queryFn: ({ signal }) => getJson<NewsletterIssue[]>(issuesUrl, signal),
})

/** Asks while the page itself is still being fetched. */
export function preloadNewsletter() {
  if (readToken()) void queryClient.prefetchQuery(issuesQuery)
}
