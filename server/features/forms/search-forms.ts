import type { FormSummary } from '#shared/contract/forms.ts'

type Wanted = { category?: string; search?: string }

/** By category number and words in title, description and tags. */
export function searchForms(forms: readonly FormSummary[], { category, search }: Wanted): FormSummary[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return forms.filter(form => isOf(form, category) && words.every(word => readText(form).includes(word)))
}

function isOf(form: FormSummary, category: string | undefined): boolean {
  return !category || category === 'all' || String(form.categoryId) === category
}

function readText(form: FormSummary): string {
  return [...Object.values(form.titles), form.description, ...form.tags].join(' ').toLowerCase()
}
