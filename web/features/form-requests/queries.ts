import { queryOptions, useMutation } from '@tanstack/react-query'
import type { AdminFormRequest, FormRequestBody, FormRequestView } from '#shared/contract/form-requests.ts'
import { getJson, queryClient, send } from '#web/api.ts'
import { tellFailure } from '#web/tell-failure.ts'

const adminUrl = '/api/admin/form-requests'

export const formRequestsQuery = queryOptions({
  queryKey: [adminUrl],
  queryFn: ({ signal }) => getJson<AdminFormRequest[]>(adminUrl, signal),
  refetchOnMount: 'always',
})

export function useAskForForm() {
  return useMutation({
    mutationFn: (body: FormRequestBody) => send<FormRequestView>('POST', '/api/form-requests', body),
  })
}

export function useAnswerRequest(id: number) {
  return useMutation({
    mutationFn: (answered: boolean) => send<AdminFormRequest>('PATCH', `${adminUrl}/${id}`, { answered }),
    onSuccess: changed =>
      queryClient.setQueryData(formRequestsQuery.queryKey, list =>
        list?.map(one => (one.id === changed.id ? changed : one)),
      ),
    onError: error => tellFailure('Failed to change the request', error),
  })
}
