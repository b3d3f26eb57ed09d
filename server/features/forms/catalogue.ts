import { categories } from '#shared/categories.ts'
import type { CategoryView, FormSummary, StatsView } from '#shared/contract/forms.ts'

export function listCategories(forms: readonly FormSummary[]): CategoryView[] {
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

export function deriveStats(forms: readonly FormSummary[], totalProcedures: number): StatsView {
  return {
    totalForms: forms.length,
    courtTypes: new Set(forms.map(form => form.courtType)).size,
    totalProcedures,
  }
}
