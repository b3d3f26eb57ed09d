import type { Area } from '#shared/areas.ts'
import { categories } from '#shared/categories.ts'
import type { FormSummary } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'

export type ChoiceGroup = { area: Area; forms: FormSummary[] }

/** The forms whose title or tags contain every typed word, in any language, sorted by category and title. */
export function findChoices(forms: readonly FormSummary[], typed: string, language: Language): ChoiceGroup[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = forms.filter(form => {
    const text = [...Object.values(form.titles), ...form.tags].join(' ').toLowerCase()
    return wanted.every(word => text.includes(word))
  })
  const groups = categories.map(({ id, area }) => ({
    area,
    forms: found
      .filter(form => form.categoryId === id)
      .toSorted((a, b) => a.titles[language].localeCompare(b.titles[language], `${language}-IN`)),
  }))
  return groups.filter(group => group.forms.length > 0)
}

const shownPopular = 3

/** Up to three popular forms, if possible from different areas of practice. */
export function pickPopular(forms: readonly FormSummary[]): FormSummary[] {
  const popular = forms.filter(form => form.isPopular)
  const isFirst = (form: FormSummary) =>
    popular.find(({ categoryId }) => categoryId === form.categoryId) === form
  return [...popular.filter(isFirst), ...popular.filter(form => !isFirst(form))].slice(0, shownPopular)
}
