import type { FormSummary } from '#shared/contract/forms.ts'
import { courtTypes } from '#shared/courts.ts'
import { anything } from '#web/search.ts'

export function filterByCourt(forms: readonly FormSummary[], court: string): readonly FormSummary[] {
  return court === anything ? forms : forms.filter(form => form.courtType === court)
}

/** The filter's own courts, then those that only the loaded forms name, and the chosen one in any case. */
export function listCourts(forms: readonly Pick<FormSummary, 'courtType'>[], chosen: string): string[] {
  const known: readonly string[] = courtTypes
  const named = new Set([...forms.map(form => form.courtType), chosen])
  const extra = [...named].filter(court => court !== anything && !known.includes(court))
  return [...known, ...extra.sort((a, b) => a.localeCompare(b, 'en'))]
}

export const pageSize = 50
export type Page<Item> = { items: readonly Item[]; page: number; pages: number; first: number }

/** One page of a list, the last where the list has become shorter; `first` is the running number of its first item. */
export function takePage<Item>(list: readonly Item[], wanted: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const page = Math.min(wanted, pages)
  const start = (page - 1) * pageSize
  return { items: list.slice(start, start + pageSize), page, pages, first: start + 1 }
}
