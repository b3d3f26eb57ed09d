import { queryOptions, useMutation } from '@tanstack/react-query'
import type { DeviceView } from '#shared/contract/account.ts'
import { getJson, queryClient, send } from '#web/api.ts'

export const devicesUrl = '/api/account/devices'

export const devicesQuery = queryOptions({
  queryKey: [devicesUrl],
  queryFn: ({ signal }) => getJson<DeviceView[]>(devicesUrl, signal),
  refetchOnMount: 'always',
})

export function useSignOutOthers() {
  return useMutation({
    mutationFn: () => send<{ message: string }>('DELETE', devicesUrl),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [devicesUrl] }),
  })
}

export function useSignOutDevice(id: number) {
  return useMutation({
    mutationFn: () => send('DELETE', `${devicesUrl}/${id}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [devicesUrl] }),
  })
}
