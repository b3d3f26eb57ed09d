import { queryOptions } from '@tanstack/react-query'
import type { SupportContent, SupportTopic } from '#shared/contract/support.ts'
import { getJson, queryClient } from '#web/api.ts'

export function supportQuery<Topic extends SupportTopic>(topic: Topic) {
  const url = `/api/support/${topic}`
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson<SupportContent[Topic]>(url, signal),
  })
}

/** Asks while the page itself is still being fetched. */
export function preloadSupport(topic: SupportTopic) {
  void queryClient.prefetchQuery(supportQuery(topic))
}
