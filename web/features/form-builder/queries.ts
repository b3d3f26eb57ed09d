import { queryOptions } from '@tanstack/react-query'
import type { DraftView } from '#shared/contract/drafts.ts'
import type { FormSummary, FormView } from '#shared/contract/forms.ts'
import { ApiError, getJson } from '#web/api.ts'
import { readDraft } from '#web/features/drafts/calls.ts'

export const allFormsQuery = queryOptions({
  queryKey: ['/api/forms'],
  queryFn: ({ signal }) => getJson<FormSummary[]>('/api/forms', signal),
})

export const demoFormQuery = queryOptions({
  queryKey: ['/api/demo-form'],
  queryFn: ({ signal }) => getJson<FormView>('/api/demo-form', signal),
})

/** Always asked anew: the draft may have been written on another device since. */
export function draftQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['/api/drafts', id],
    queryFn: (): Promise<DraftView | null> => (id === undefined ? Promise.resolve(null) : readDraft(id)),
    staleTime: 0,
    gcTime: 0,
  })
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** A form's number as it stands in the address. */
export function readId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text)
}
