import { newsletterTopics } from '#shared/newsletter.ts'
import { anything, oneOf, type SearchOf, text } from '#web/search.ts'

/** `?category=caseLaw&search=arrest` */
export const newsletterSearch = { category: oneOf([anything, ...newsletterTopics], anything), search: text() }
export type NewsletterSearch = SearchOf<typeof newsletterSearch>
