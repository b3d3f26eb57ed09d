import { useMutation } from '@tanstack/react-query'
import {
  type AdminUpdateView,
  type ChangeUpdateBody,
  changeUpdateCall,
  deleteUpdateCall,
  type NewUpdate,
  orderUpdatesCall,
  publishUpdateCall,
} from '#shared/contract/updates.ts'
import { send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { changeUpdates, reloadUpdates } from './queries.ts'
import { deriveNewerUpdate } from './update-values.ts'

export function usePublishUpdate() {
  return useMutation({
    mutationFn: (body: NewUpdate) => send(publishUpdateCall, { body }),
    onSuccess: async update => {
      await changeUpdates(updates => [update, ...updates])
      succeed('Update published', update.title)
    },
  })
}

export function useChangeUpdate(id: number) {
  return useMutation({
    mutationFn: (body: ChangeUpdateBody) => send(changeUpdateCall, { params: { id }, body }),
    onSuccess: async update => {
      await keep(update)
      succeed('Update saved', update.title)
    },
    onError: error => {
      const newer = deriveNewerUpdate(error)
      if (newer) void keep(newer)
    },
  })
}

/** Sent without a version: only this field is changed, so an older edition cannot overwrite anything. */
export function useSwitchUpdate({ id, active }: AdminUpdateView) {
  return useMutation({
    mutationFn: () => send(changeUpdateCall, { params: { id }, body: { active: !active } }),
    onSuccess: async update => {
      await keep(update)
      succeed(update.active ? 'Update activated' : 'Update deactivated', update.title)
    },
    onError: error => notifyFailure('Failed to change the update', error),
  })
}

export function useDeleteUpdate({ id, title }: AdminUpdateView) {
  return useMutation({
    mutationFn: () => send(deleteUpdateCall, { params: { id } }),
    onSuccess: async () => {
      await changeUpdates(updates => updates.filter(update => update.id !== id))
      succeed('Update deleted', title)
    },
  })
}

export function useOrderUpdates() {
  return useMutation({
    mutationFn: (ids: number[]) => send(orderUpdatesCall, { body: { ids } }),
    onSuccess: updates => changeUpdates(() => updates),
    onError: error => {
      notifyFailure('Failed to move the update', error)
      reloadUpdates()
    },
  })
}

function keep(update: AdminUpdateView) {
  return changeUpdates(updates => updates.map(other => (other.id === update.id ? update : other)))
}

function succeed(title: string, description: string) {
  notify({ tone: 'success', title, description })
}
