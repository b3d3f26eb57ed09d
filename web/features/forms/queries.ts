import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CategoryView, FormSummary, FormView, StatsView } from '#shared/contract/forms.ts'
import { getJson, nameFailure, queryClient } from '#web/api.ts'
import { anything } from '#web/search.ts'
import type { FormsView } from './forms-search.ts'

export const formsUrl = '/api/forms'

export const categoriesQuery = queryOptions({
  queryKey: ['/api/categories'],
  queryFn: ({ signal }) => getJson<CategoryView[]>('/api/categories', signal),
})

export const statsQuery = queryOptions({
  queryKey: ['/api/stats'],
  queryFn: ({ signal }) => getJson<StatsView>('/api/stats', signal),
})

export function formQuery(id: number) {
  return queryOptions({
    queryKey: [formsUrl, id],
    queryFn: ({ signal }) => {
      if (!id) throw new Error('No form ID provided')
      return nameFailure('Failed to fetch form', getJson<FormView>(`${formsUrl}/${id}`, signal))
    },
  })
}

type Asked = { search: string; category: string }
/** Forms, and what they are the answer to: while the next answer is on its way the last one stays, with its own words. */
export type FoundForms = Asked & { forms: FormSummary[] }

export function foundFormsQuery({ search, category }: Asked) {
  return queryOptions({
    queryKey: [formsUrl, { search, category }],
    queryFn: async ({ signal }): Promise<FoundForms> => {
      const answer = getJson<FormSummary[]>(writeFormsUrl({ search, category }), signal)
      const forms = await nameFailure('Failed to fetch forms', answer)
      return { search, category, forms }
    },
    placeholderData: keepPreviousData,
  })
}

export function writeFormsUrl({ search, category }: Asked): string {
  const asked = new URLSearchParams()
  if (category !== anything) asked.set('category', category)
  if (search) asked.set('search', search)
  return asked.size > 0 ? `${formsUrl}?${asked}` : formsUrl
}

/** What the home page says of the library. */
export function preloadCounts() {
  void queryClient.prefetchQuery(statsQuery)
  void queryClient.prefetchQuery(categoriesQuery)
}

/** Asks while the page itself is still being fetched. */
export function preloadForms(view: FormsView) {
  void queryClient.prefetchQuery(foundFormsQuery(view))
  void queryClient.prefetchQuery(categoriesQuery)
}
