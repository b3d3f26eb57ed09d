import type { Area } from '#shared/areas.ts'
import { categories } from '#shared/categories.ts'
import type { FormTitle } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

/** Without an area: what a search found, best first. */
export type ChoiceGroup = { area?: Area; forms: readonly FormTitle[] }

/** Every form, by category and title. */
export function groupChoices(forms: readonly FormTitle[], language: Language): ChoiceGroup[] {
  const groups = categories.map(({ id, area }) => ({
    area,
    forms: forms
      .filter(form => form.categoryId === id)
      .toSorted((a, b) => a.titles[language].localeCompare(b.titles[language], `${language}-IN`)),
  }))
  return groups.filter(group => group.forms.length > 0)
}

/** What the library's search found, in its order. */
export function listFound(forms: readonly FormTitle[], found: readonly { id: number }[]): ChoiceGroup[] {
  const byId = new Map(forms.map(form => [form.id, form]))
  const known = found.flatMap(({ id }) => byId.get(id) ?? [])
  return known.length > 0 ? [{ forms: known }] : []
}
