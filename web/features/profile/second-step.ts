import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
  turnOffSecondFactorCall,
} from '#shared/contract/second-factor.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { userQuery } from '#web/session.ts'
import { devicesQuery } from './devices.ts'

export const secondStepQuery = queryOptions({ ...query(readSecondFactorCall), refetchOnMount: 'always' })

/** The account, its devices and this section all show what has changed. */
export function reloadSecondStep() {
  for (const { queryKey } of [userQuery, devicesQuery, secondStepQuery])
    void queryClient.invalidateQueries({ queryKey })
}

export const useBeginEnrolment = () =>
  useMutation({ mutationFn: (password: string) => send(beginEnrolmentCall, { body: { password } }) })

export const useConfirmEnrolment = () =>
  useMutation({ mutationFn: (code: string) => send(confirmEnrolmentCall, { body: { code } }) })

export const useRenewCodes = () =>
  useMutation({
    mutationFn: (password: string) => send(renewRecoveryCodesCall, { body: { password } }),
  })

export const useTurnOff = () =>
  useMutation({ mutationFn: (password: string) => send(turnOffSecondFactorCall, { body: { password } }) })
