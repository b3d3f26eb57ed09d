import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listProcedureCardsCall,
  listProceduresOfFormCall,
  listProgressCall,
  matchProceduresCall,
  readProcedureCall,
  readProgressCall,
} from '#shared/contract/procedures.ts'
import { nameFailure, queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { readToken } from '#web/storage.ts'

const failed = 'Failed to fetch procedures'

/** All guides as closed cards; what stands in one is fetched when it is opened. */
export const cardsQuery = queryOptions({
  ...query(listProcedureCardsCall),
  queryFn: ({ signal }) => nameFailure(failed, send(listProcedureCardsCall, {}, signal)),
})

/** Search results with their search: while the next answer loads, the last one stays. */
export function matchesQuery(search: string) {
  return queryOptions({
    queryKey: ['procedures found', search],
    queryFn: async ({ signal }) => {
      const answer = send(matchProceduresCall, { query: { search } }, signal)
      const { slugs } = await nameFailure(failed, answer)
      return { search, slugs }
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

export function procedureQuery(slug: string) {
  return queryOptions({
    retryOnMount: false, // the route has asked for it: what failed there does not ask again for each part that shows it
    ...query(readProcedureCall, { params: { slug } }),
    queryFn: ({ signal }) => nameFailure(failed, send(readProcedureCall, { params: { slug } }, signal)),
  })
}

export function progressQuery(slug: string) {
  return query(readProgressCall, { params: { slug } })
}

/** Of all guides, for the list of them. */
export const progressListQuery = query(listProgressCall)

/** Puts ticked steps into the cache for the guide's page and its card. */
export function rememberDone(slug: string, done: number[]) {
  const { queryKey } = progressQuery(slug)
  queryClient.setQueryData(queryKey, last => ({ updatedAt: last?.updatedAt ?? null, done }))
  queryClient.setQueryData(progressListQuery.queryKey, last => last && { ...last, [slug]: done })
}

/** The guides that a form is used in. */
export function formProceduresQuery(formId: number) {
  return queryOptions({
    ...query(listProceduresOfFormCall, { params: { id: formId } }),
    enabled: () => readToken() !== null,
  })
}
