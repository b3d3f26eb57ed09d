import { categories } from '#shared/categories.ts'
import type { CategoryView, FormEntry, StatsView } from '#shared/contract/forms.ts'

export function listCategories(forms: readonly FormEntry[]): CategoryView[] {
  return categories.map(category => {
    const own = forms.filter(form => form.categoryId === category.id)
    return {
      ...category,
      formCount: own.length,
      isUpdated: false,
      isPopular: own.some(form => form.isPopular),
    }
  })
}

export function deriveStats(forms: readonly FormEntry[], totalProcedures: number): StatsView {
  return {
    totalForms: forms.length,
    courtTypes: new Set(forms.map(form => form.courtType)).size,
    totalProcedures,
  }
}

const shownPopular = 3

/** Up to three popular forms, if possible from different areas of practice. */
export function pickPopular<Form extends Pick<FormEntry, 'categoryId' | 'isPopular'>>(
  forms: readonly Form[],
): Form[] {
  const popular = forms.filter(form => form.isPopular)
  const isFirst = (form: Form) => popular.find(({ categoryId }) => categoryId === form.categoryId) === form
  return [...popular.filter(isFirst), ...popular.filter(form => !isFirst(form))].slice(0, shownPopular)
}
