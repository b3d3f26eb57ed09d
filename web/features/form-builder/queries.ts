import { queryOptions } from '@tanstack/react-query'
import { type DraftView, readDraftCall } from '#shared/contract/drafts.ts'
import { listPopularFormsCall, readDemoFormCall } from '#shared/contract/forms.ts'
import { ApiError } from '#web/api.ts'
import { query, send } from '#web/calls.ts'

export const popularFormsQuery = query(listPopularFormsCall)

export const demoFormQuery = query(readDemoFormCall)

/** Never cached, because the draft may have changed on another device. */
export function draftQuery(id: number | undefined) {
  return queryOptions({
    queryKey: ['draft', id],
    queryFn: (): Promise<DraftView | null> =>
      id === undefined ? Promise.resolve(null) : send(readDraftCall, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** The id of a form in the address. No form has the number 0. */
export function readId(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text) || undefined
}
