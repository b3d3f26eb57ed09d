import { type NewsletterTopic, newsletterTopics } from '#shared/newsletter.ts'

export type NewsletterSearch = { category?: NewsletterTopic; search?: string }

/** `?category=caseLaw&search=arrest` */
export function readNewsletterSearch({ category, search }: Record<string, unknown>): NewsletterSearch {
  return {
    category: newsletterTopics.find(topic => topic === category),
    search: typeof search === 'string' && search !== '' ? search : undefined,
  }
}
