import { queryOptions } from '@tanstack/react-query'
import type { NewsletterFigures, NewsletterIssue } from '#shared/contract/newsletter.ts'
import { getJson, queryClient } from '#web/api.ts'

const issuesUrl = '/api/newsletter/issues'

export const issuesQuery = queryOptions({
  queryKey: [issuesUrl],
  queryFn: ({ signal }) => getJson<NewsletterIssue[]>(issuesUrl, signal),
})

const figuresUrl = '/api/newsletter/figures'

export const figuresQuery = queryOptions({
  queryKey: [figuresUrl],
  queryFn: ({ signal }) => getJson<NewsletterFigures>(figuresUrl, signal),
  refetchOnMount: 'always',
})

/** Asks while the page itself is still being fetched. */
export function preloadNewsletter() {
  void queryClient.prefetchQuery(issuesQuery)
  void queryClient.prefetchQuery(figuresQuery)
}
