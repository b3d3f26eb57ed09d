import { useMutation } from '@tanstack/react-query'
import type { UserView } from '#shared/contract/account.ts'
import {
  type CreateUserBody,
  changeUserCall,
  changeUserStatusCall,
  createUserCall,
  deleteUserCall,
  type MessageBody,
  sendMessageCall,
  type UpdateUserBody,
} from '#shared/contract/admin-users.ts'
import { resetSecondFactorCall } from '#shared/contract/second-factor.ts'
import { fullName, type StatusAction, statusActions } from '#shared/users.ts'
import { send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { deriveStale } from '#web/features/users/model/stale-edit.ts'
import { notify } from '#web/ui/toast-store.ts'
import { addToList, reloadList, replaceInList, takeFromList } from './queries.ts'

export function useChangeStatus(user: UserView) {
  return useMutation({
    mutationFn: ({ action, reason }: { action: StatusAction; reason?: string }) =>
      send(changeUserStatusCall, { params: user, body: { status: statusActions[action].to, reason } }),
    onSuccess: async changed => {
      await replaceInList(changed)
      succeed('User updated successfully', `${fullName(changed)} is ${changed.status}.`)
    },
    onError: error => {
      notifyFailure('Failed to update status', error)
      reloadList()
    },
  })
}

export function useUpdateUser(id: number) {
  return useMutation({
    mutationFn: (body: UpdateUserBody) => send(changeUserCall, { params: { id }, body }),
    onSuccess: async changed => {
      await replaceInList(changed)
      succeed('User updated successfully', fullName(changed))
    },
    onError: error => {
      const current = deriveStale(error)
      if (current) void replaceInList(current)
    },
  })
}

export function useCreateUser() {
  return useMutation({
    mutationFn: (body: CreateUserBody) => send(createUserCall, { body }),
    onSuccess: async user => {
      await addToList(user)
      succeed('User created successfully', `A link to set a password goes to ${user.email}.`)
    },
  })
}

export function useDeleteUser(user: UserView) {
  return useMutation({
    mutationFn: () => send(deleteUserCall, { params: user }),
    onSuccess: async () => {
      await takeFromList(user.id)
      succeed('User deleted successfully', fullName(user))
    },
  })
}

export function useResetSecondStep(user: UserView) {
  return useMutation({
    mutationFn: () => send(resetSecondFactorCall, { params: user }),
    onSuccess: async () => {
      await replaceInList({ ...user, secondFactor: false })
      succeed('The second step is reset', `${fullName(user)} signs in with the password alone.`)
    },
  })
}

export function useSendMessage(recipient: UserView) {
  return useMutation({
    // The server takes the sender from the session; the specification sends the number along.
    mutationFn: (body: MessageBody) => send(sendMessageCall, { body: { ...body, adminId: 1 } }),
    onSuccess: () => succeed('Message sent successfully', `To ${fullName(recipient)}`),
  })
}

function succeed(title: string, description: string) {
  notify({ tone: 'success', title, description })
}
