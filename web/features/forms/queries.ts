import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type FormSummary,
  listCategoriesCall,
  listFormsCall,
  readFormCall,
  readStatsCall,
} from '#shared/contract/forms.ts'
import { nameFailure } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { anything } from '#web/search.ts'

export const categoriesQuery = query(listCategoriesCall)

export const statsQuery = query(readStatsCall)

export function formQuery(id: number) {
  return queryOptions({
    ...query(readFormCall, { params: { id } }),
    queryFn: ({ signal }) => {
      if (!id) throw new Error('No form ID provided')
      return nameFailure('Failed to fetch form', send(readFormCall, { params: { id } }, signal))
    },
  })
}

type Asked = { search: string; category: string }
/** Forms, and what they are the answer to: while the next answer is on its way the last one stays, with its own words. */
export type FoundForms = Asked & { forms: FormSummary[] }

export function foundFormsQuery({ search, category }: Asked) {
  return queryOptions({
    queryKey: ['forms found', { search, category }],
    queryFn: async ({ signal }): Promise<FoundForms> => {
      const answer = send(listFormsCall, { query: askForms({ search, category }) }, signal)
      const forms = await nameFailure('Failed to fetch forms', answer)
      return { search, category, forms }
    },
    placeholderData: keepPreviousData,
  })
}

/** What is not narrowed is not asked for. */
export function askForms({ search, category }: Asked) {
  return { category: category === anything ? undefined : category, search: search || undefined }
}

/** What to do when the server did not say what was wrong: most often it was not reached at all. */
export const checkConnection = 'Please check your connection and try again.'
