import { anything, text } from '#web/search.ts'

// The options of these parameters are known only with the content: the pages look them up with findOption.

/** `?search=bail&category=Criminal+Law` */
export const faqSearch = { search: text(), category: text(200, anything) }
export const videosSearch = { ...faqSearch, level: text(200, anything) }
export const forumSearch = { ...faqSearch, status: text(200, anything) }
/** `?search=bail&tab=live` */
export const webinarsSearch = { search: text(), tab: text(200, 'upcoming') }

/** An unknown option means everything. */
export function findOption<Option extends string>(
  value: string,
  options: readonly Option[],
): Option | typeof anything {
  return options.find(option => option.toLowerCase() === value.toLowerCase()) ?? anything
}

export function listCategories(items: readonly { category: string }[]): string[] {
  return [...new Set(items.map(item => item.category))].sort((a, b) => a.localeCompare(b, 'en'))
}
