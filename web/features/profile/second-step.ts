import { queryOptions, useMutation } from '@tanstack/react-query'
import type { RecoveryCodeList, SecondFactorKey, SecondFactorView } from '#shared/contract/second-factor.ts'
import { getJson, queryClient, send } from '#web/api.ts'
import { userQuery } from '#web/session.ts'
import { devicesUrl } from './devices.ts'

const url = '/api/account/second-factor'

export const secondStepQuery = queryOptions({
  queryKey: [url],
  queryFn: ({ signal }) => getJson<SecondFactorView>(url, signal),
  refetchOnMount: 'always',
})

/** The account, its devices and this section all show what has changed. */
export function reloadSecondStep() {
  for (const queryKey of [userQuery.queryKey, [devicesUrl], [url]])
    void queryClient.invalidateQueries({ queryKey })
}

export const useBeginEnrolment = () =>
  useMutation({ mutationFn: (password: string) => send<SecondFactorKey>('POST', url, { password }) })

export const useConfirmEnrolment = () =>
  useMutation({ mutationFn: (code: string) => send<RecoveryCodeList>('PUT', url, { code }) })

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (password: string) => send<RecoveryCodeList>('POST', `${url}/recovery-codes`, { password }),
  })

export const useTurnOff = () =>
  useMutation({ mutationFn: (password: string) => send('DELETE', url, { password }) })
