import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  type AnswerRequestBody,
  answerFormRequestCall,
  askForFormCall,
  type FormRequestBody,
  listFormRequestsCall,
} from '#shared/contract/form-requests.ts'
import { listFormTitlesCall } from '#shared/contract/forms.ts'
import { listProcedureCardsCall } from '#shared/contract/procedures.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'

export const formTitlesQuery = query(listFormTitlesCall)
export const guidesQuery = query(listProcedureCardsCall)

export const formRequestsQuery = queryOptions({ ...query(listFormRequestsCall), refetchOnMount: 'always' })

export function useAskForForm() {
  return useMutation({ mutationFn: (body: FormRequestBody) => send(askForFormCall, { body }) })
}

export function useAnswerRequest(id: number) {
  return useMutation({
    mutationFn: (body: AnswerRequestBody) => send(answerFormRequestCall, { params: { id }, body }),
    onSuccess: changed =>
      queryClient.setQueryData(formRequestsQuery.queryKey, list =>
        list?.map(one => (one.id === changed.id ? changed : one)),
      ),
  })
}
