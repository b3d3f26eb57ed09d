import { useMutation } from '@tanstack/react-query'
import type { AdminUpdateView, ChangeUpdateBody, NewUpdate } from '#shared/contract/updates.ts'
import { readErrorMessage, send } from '#web/api.ts'
import { notify } from '#web/ui/toast-store.ts'
import { adminUpdatesUrl, keepUpdates, reloadUpdates } from './queries.ts'
import { readNewerUpdate } from './update-values.ts'

export function usePublishUpdate() {
  return useMutation({
    mutationFn: (body: NewUpdate) => send<AdminUpdateView>('POST', adminUpdatesUrl, body),
    onSuccess: async update => {
      await keepUpdates(updates => [update, ...updates])
      succeed('Update published', update.title)
    },
  })
}

export function useChangeUpdate(id: number) {
  return useMutation({
    mutationFn: (body: ChangeUpdateBody) => send<AdminUpdateView>('PATCH', `${adminUpdatesUrl}/${id}`, body),
    onSuccess: async update => {
      await keep(update)
      succeed('Update saved', update.title)
    },
    onError: error => {
      const newer = readNewerUpdate(error)
      if (newer) void keep(newer)
    },
  })
}

/** The button: an older edition does not matter, for nothing but this is changed. */
export function useSwitchUpdate({ id, active }: AdminUpdateView) {
  return useMutation({
    mutationFn: () => send<AdminUpdateView>('PATCH', `${adminUpdatesUrl}/${id}`, { active: !active }),
    onSuccess: async update => {
      await keep(update)
      succeed(update.active ? 'Update activated' : 'Update deactivated', update.title)
    },
    onError: error => fail('Failed to change the update', error),
  })
}

export function useDeleteUpdate({ id, title }: AdminUpdateView) {
  return useMutation({
    mutationFn: () => send('DELETE', `${adminUpdatesUrl}/${id}`),
    onSuccess: async () => {
      await keepUpdates(updates => updates.filter(update => update.id !== id))
      succeed('Update deleted', title)
    },
  })
}

export function useOrderUpdates() {
  return useMutation({
    mutationFn: (ids: number[]) => send<AdminUpdateView[]>('PUT', `${adminUpdatesUrl}/order`, { ids }),
    onSuccess: updates => keepUpdates(() => updates),
    onError: error => {
      fail('Failed to move the update', error)
      reloadUpdates()
    },
  })
}

export function readReason(error: unknown): string {
  return readErrorMessage(error, 'The server could not be reached. Check the connection and try again.')
}

function keep(update: AdminUpdateView) {
  return keepUpdates(updates => updates.map(other => (other.id === update.id ? update : other)))
}

function succeed(title: string, description: string) {
  notify({ tone: 'success', title, description })
}

function fail(title: string, error: unknown) {
  notify({ tone: 'danger', title, description: readReason(error) })
}
