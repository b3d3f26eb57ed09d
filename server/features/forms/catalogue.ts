import { categories } from '#shared/categories.ts'
import {
  type CategoryView,
  type FormSummary,
  type FormView,
  formSummary,
  type StatsView,
} from '#shared/contract/forms.ts'

/** The library's row: without questions and texts. */
export function summarize(form: FormView): FormSummary {
  return formSummary.parse(form)
}

export function listCategories(forms: readonly FormView[]): CategoryView[] {
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

export function readStats(forms: readonly FormView[]): StatsView {
  return {
    totalForms: forms.length,
    courtTypes: new Set(forms.map(form => form.courtType)).size,
    totalProcedures: 0,
  }
}
