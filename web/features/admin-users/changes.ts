import { useMutation } from '@tanstack/react-query'
import type { UserView } from '#shared/contract/account.ts'
import type { CreateUserBody, MessageBody, UpdateUserBody } from '#shared/contract/admin-users.ts'
import { fullName, type StatusAction, statusActions } from '#shared/users.ts'
import { send } from '#web/api.ts'
import { readStale } from '#web/features/users/model/stale-edit.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addToList, keepInList, reloadList, takeFromList, usersUrl } from './queries.ts'

export function useChangeStatus(user: UserView) {
  return useMutation({
    mutationFn: ({ action, reason }: { action: StatusAction; reason?: string }) =>
      send<UserView>('PATCH', `${usersUrl}/${user.id}/status`, { status: statusActions[action].to, reason }),
    onSuccess: async changed => {
      await keepInList(changed)
      succeed('User updated successfully', `${fullName(changed)} is ${changed.status}.`)
    },
    onError: error => {
      tellFailure('Failed to update status', error)
      reloadList()
    },
  })
}

export function useUpdateUser(id: number) {
  return useMutation({
    mutationFn: (body: UpdateUserBody) => send<UserView>('PATCH', `${usersUrl}/${id}`, body),
    onSuccess: async changed => {
      await keepInList(changed)
      succeed('User updated successfully', fullName(changed))
    },
    onError: error => {
      const current = readStale(error)
      if (current) void keepInList(current)
    },
  })
}

export function useCreateUser() {
  return useMutation({
    mutationFn: (body: CreateUserBody) => send<UserView>('POST', usersUrl, body),
    onSuccess: async user => {
      await addToList(user)
      succeed('User created successfully', `A link to set a password goes to ${user.email}.`)
    },
  })
}

export function useDeleteUser(user: UserView) {
  return useMutation({
    mutationFn: () => send('DELETE', `${usersUrl}/${user.id}`),
    onSuccess: async () => {
      await takeFromList(user.id)
      succeed('User deleted successfully', fullName(user))
    },
  })
}

export function useResetSecondStep(user: UserView) {
  return useMutation({
    mutationFn: () => send('DELETE', `${usersUrl}/${user.id}/second-factor`),
    onSuccess: async () => {
      await keepInList({ ...user, secondFactor: false })
      succeed('The second step is reset', `${fullName(user)} signs in with the password alone.`)
    },
  })
}

export function useSendMessage(recipient: UserView) {
  return useMutation({
    mutationFn: (body: MessageBody) => send('POST', '/api/admin/messages', body),
    onSuccess: () => succeed('Message sent successfully', `To ${fullName(recipient)}`),
  })
}

function succeed(title: string, description: string) {
  notify({ tone: 'success', title, description })
}
