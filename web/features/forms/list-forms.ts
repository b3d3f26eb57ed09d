import type { FormSummary } from '#shared/contract/forms.ts'
import { courtTypes } from '#shared/courts.ts'
import { anything } from './forms-find.ts'

export function filterByCourt(forms: readonly FormSummary[], court: string): readonly FormSummary[] {
  return court === anything ? forms : forms.filter(form => form.courtType === court)
}

/** The filter's own courts, then those that only the loaded forms name, and the chosen one in any case. */
export function listCourts(forms: readonly FormSummary[], chosen: string): string[] {
  const known: readonly string[] = courtTypes
  const named = new Set([...forms.map(form => form.courtType), chosen])
  const extra = [...named].filter(court => court !== anything && !known.includes(court))
  return [...known, ...extra.sort((a, b) => a.localeCompare(b, 'en'))]
}

export function describeCount(count: number, search: string): string {
  const sentence = `Showing ${count.toLocaleString('en-IN')} form(s)`
  return search ? `${sentence} for "${search}"` : sentence
}
