import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter.ts'

/** `?category=caseLaw` */
export function readNewsletterSearch(search: Record<string, unknown>): { category?: NewsletterTopic } {
  return { category: newsletterTopics.find(topic => topic === search.category) }
}
