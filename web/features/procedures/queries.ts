import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  ProcedureLink,
  ProcedureMatches,
  ProcedureView,
  ProgressList,
  ProgressView,
} from '#shared/contract/procedures.ts'
import { ApiError, getJson, queryClient } from '#web/api.ts'
import { readToken } from '#web/storage.ts'

const proceduresUrl = '/api/procedures'
const progressListUrl = `${proceduresUrl}/progress`
const listKey = [proceduresUrl]

export const proceduresQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => fetchProcedures<ProcedureView[]>(proceduresUrl, signal),
})

/** What a search found, and what it is the answer to: while the next answer is on its way the last one stays. */
export function matchesQuery(search: string) {
  const url = `${proceduresUrl}/matches?${new URLSearchParams({ search })}`
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const { slugs } = await fetchProcedures<ProcedureMatches>(url, signal)
      return { search, slugs }
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

/** One guide; whoever comes from the list has it already. */
export function procedureQuery(slug: string) {
  return queryOptions({
    queryKey: [proceduresUrl, slug],
    queryFn: ({ signal }) => fetchProcedures<ProcedureView>(`${proceduresUrl}/${slug}`, signal),
    initialData: () =>
      queryClient.getQueryData<ProcedureView[]>(listKey)?.find(procedure => procedure.slug === slug),
  })
}

export function progressUrl(slug: string): string {
  return `${proceduresUrl}/${slug}/progress`
}

export function progressQuery(slug: string) {
  return queryOptions({
    queryKey: [proceduresUrl, slug, 'progress'],
    queryFn: ({ signal }) => getJson<ProgressView>(progressUrl(slug), signal),
  })
}

/** Of all guides, for the list of them. */
export const progressListQuery = queryOptions({
  queryKey: [progressListUrl],
  queryFn: ({ signal }) => getJson<ProgressList>(progressListUrl, signal),
})

/** What was ticked off is known at once wherever it shows: on the guide's page and on its card. */
export function rememberDone(slug: string, done: number[]) {
  const { queryKey } = progressQuery(slug)
  queryClient.setQueryData(queryKey, last => ({ updatedAt: last?.updatedAt ?? null, done }))
  queryClient.setQueryData(progressListQuery.queryKey, last => last && { ...last, [slug]: done })
}

/** The guides that a form is used in. */
export function formProceduresQuery(formId: number) {
  const url = `/api/forms/${formId}/procedures`
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson<ProcedureLink[]>(url, signal),
    enabled: () => readToken() !== null,
  })
}

/** These two ask while the page itself is still being fetched. */
export function preloadProcedures() {
  void queryClient.prefetchQuery(proceduresQuery)
  void queryClient.prefetchQuery(progressListQuery)
}

export function preloadGuide(slug: string) {
  void queryClient.prefetchQuery(procedureQuery(slug))
  void queryClient.prefetchQuery(progressQuery(slug))
}

async function fetchProcedures<Body>(url: string, signal: AbortSignal): Promise<Body> {
  try {
    return await getJson<Body>(url, signal)
  } catch (error) {
    if (error instanceof ApiError) error.message = 'Failed to fetch procedures'
    throw error
  }
}
