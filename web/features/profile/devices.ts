import { queryOptions, useMutation } from '@tanstack/react-query'
import { listDevicesCall, signOutDeviceCall, signOutOthersCall } from '#shared/contract/account.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'

export const devicesQuery = queryOptions({ ...query(listDevicesCall), refetchOnMount: 'always' })

export function useSignOutOthers() {
  return useMutation({
    mutationFn: () => send(signOutOthersCall),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export function useSignOutDevice(id: number) {
  return useMutation({
    mutationFn: () => send(signOutDeviceCall, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
