import type { Asked } from '../queries.ts'
import { listFilterChips } from '../search/filter-chips.ts'
import type { Words } from '../search/messages.ts'
import type { CaseLawView } from '../search-params.ts'

const longest = 120
const longestWords = 80

/** 'anticipatory bail after the charge sheet, Bombay High Court, From 2010'; the person may write another. */
export function suggestName({ query }: Asked, view: CaseLawView, names: Words): string {
  const filters = listFilterChips(view, names).map(({ label }) => label)
  const words = shorten(query.replace(/\s+/g, ' ').trim(), longestWords)
  return shorten([words, ...filters].join(', '), longest)
}

/** Ends between words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : undefined).replace(/[\s,;:.(]+$/, '')}…`
}
