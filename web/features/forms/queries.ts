import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type FormSummary,
  listCategoriesCall,
  listFormsCall,
  listFormTitlesCall,
  readFormCall,
  readStatsCall,
} from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { nameFailure } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { anything } from '#web/search.ts'

export const categoriesQuery = query(listCategoriesCall)

/** The name of every form by its id, in each language. */
export const formTitlesQuery = query(listFormTitlesCall)

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

/** Titles and descriptions come in `language`. */
type Asked = { search: string; category: string; language: Language }
/** Found forms with their search: while the next answer loads, the last one stays with its own search text. */
export type FoundForms = Pick<Asked, 'search' | 'category'> & { forms: FormSummary[] }

export function foundFormsQuery({ search, category, language }: Asked) {
  return queryOptions({
    queryKey: ['forms found', { search, category, language }],
    queryFn: async ({ signal }): Promise<FoundForms> => {
      const answer = send(listFormsCall, { query: askForms({ search, category, language }) }, signal)
      const forms = await nameFailure('Failed to fetch forms', answer)
      return { search, category, forms }
    },
    placeholderData: keepPreviousData,
  })
}

/** Filters that are not set are left out of the query. */
export function askForms({ search, category, language }: Asked) {
  return {
    category: category === anything ? undefined : category,
    search: search || undefined,
    language: language === 'en' ? undefined : language,
  }
}
