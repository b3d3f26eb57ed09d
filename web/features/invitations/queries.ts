import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  changeInvitationCall,
  type InvitationView,
  type InviteBody,
  inviteCall,
  listInvitationsCall,
} from '#shared/contract/invitations.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { nameInvitation } from './invitation-words.ts'

export const invitationsQuery = queryOptions({ ...query(listInvitationsCall), refetchOnMount: 'always' })

export function useInvite() {
  return useMutation({
    mutationFn: (body: InviteBody) => send(inviteCall, { body }),
    onSuccess: ({ invitations }) => change(list => [...invitations.toReversed(), ...list]),
  })
}

/** Withdrawing takes effect at once and can be undone; nothing else is lost by it. */
export function useWithdraw(invitation: InvitationView) {
  return useMutation({
    mutationFn: (withdrawn: boolean) =>
      send(changeInvitationCall, { params: invitation, body: { withdrawn } }),
    onSuccess: changed => change(list => list.map(one => (one.id === changed.id ? changed : one))),
    onError: error => notifyFailure('Failed to change the invitation', error),
  })
}

export function useWithdrawWithUndo(invitation: InvitationView) {
  const withdrawal = useWithdraw(invitation)
  const undo = () => withdrawal.mutate(false)
  const withdraw = () =>
    withdrawal.mutate(true, {
      onSuccess: () =>
        notify({
          title: 'Invitation withdrawn',
          description: `${nameInvitation(invitation)}: nobody registers with this link any more.`,
          action: { label: 'Undo', onPress: undo },
        }),
    })
  return { withdraw, isPending: withdrawal.isPending }
}

/** A fetch under way must not overwrite the change. */
async function change(edit: (list: InvitationView[]) => InvitationView[]) {
  await queryClient.cancelQueries({ queryKey: invitationsQuery.queryKey })
  queryClient.setQueryData(invitationsQuery.queryKey, list => edit(list ?? []))
}
