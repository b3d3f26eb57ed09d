import { readSupportCallOf, type SupportTopic } from '#shared/contract/support.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'

export function supportQuery<Topic extends SupportTopic>(topic: Topic) {
  return query(readSupportCallOf(topic), { params: { topic } })
}

/** Asks while the page itself is still being fetched. */
export function preloadSupport(topic: SupportTopic) {
  void queryClient.prefetchQuery(supportQuery(topic))
}
