import { useQuery } from '@tanstack/react-query'
import { MailPlus, RotateCw, TicketCheck } from 'lucide-react'
import { useState } from 'react'
import type { InvitationView } from '#shared/contract/invitations.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { formatDay } from '#web/dates.ts'
import { capitalize } from '#web/features/users/model/describe-value.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { InviteDialog } from '../InviteDialog.tsx'
import { describeUses, nameInvitation, states } from '../invitation-words.ts'
import { invitationsQuery, useWithdraw, useWithdrawWithUndo } from '../queries.ts'

/** Links with which people register; their accounts are approved like any other, with who invited them beside it. */
export function InvitationsTab() {
  const query = useQuery(invitationsQuery)
  const [isInviting, setInviting] = useState(false)
  if (query.isPending) return <Skeleton count={4} className="h-20" label="Loading the invitations..." />
  if (!query.data)
    return (
      <ErrorState
        title="The invitations could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <MailPlus aria-hidden="true" className="size-4" />
      Invite
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto text-muted">
          {describeOpen(query.data)}
        </p>
        <Button variant="secondary" loading={query.isFetching} onClick={() => query.refetch()}>
          {query.isFetching ? null : <RotateCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
        {query.data.length > 0 ? invite : null}
      </div>
      {query.data.length > 0 ? (
        <ul aria-label="Invitations" className="flex flex-col gap-3">
          {query.data.map(invitation => (
            <InvitationLine key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<TicketCheck aria-hidden="true" />}
          title="Nobody has been invited yet"
          hint="An invitation is a link to the registration, by mail or to pass on yourself. You see who came with it when you approve them."
          action={invite}
        />
      )}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  )
}

function describeOpen(list: readonly InvitationView[]): string {
  const open = list.filter(({ state }) => state === 'open').length
  if (list.length === 0) return 'No invitations.'
  return `${open} of ${list.length} ${list.length === 1 ? 'invitation is' : 'invitations are'} open.`
}

function InvitationLine({ invitation }: { invitation: InvitationView }) {
  const { state, note, email, invitedBy, createdAt, expiresAt } = invitation
  const name = nameInvitation(invitation)
  return (
    <li
      className={joinClasses(
        'flex flex-wrap items-start gap-3 rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-4',
        state === 'open' ? 'border-l-bench' : 'border-l-edge',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-2 text-lg break-words">
          {name}
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </h2>
        {note && email ? <p className="text-sm">{note}</p> : null}
        <p className="mt-1 text-sm text-muted">
          {describeUses(invitation)}. Invited by {invitedBy} on {formatDay(createdAt)};{' '}
          {state === 'expired' ? 'ended' : 'works until'} {formatDay(expiresAt)}.
        </p>
        <Registered invitation={invitation} />
      </div>
      <InvitationActions invitation={invitation} name={name} />
    </li>
  )
}

function Registered({ invitation: { people } }: { invitation: InvitationView }) {
  if (people.length === 0) return null
  return (
    <ul aria-label="Registered with it" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {people.map(({ id, name, status }) => (
        <li key={id}>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-muted">{capitalize(status)}</span>
        </li>
      ))}
    </ul>
  )
}

function InvitationActions({ invitation, name }: { invitation: InvitationView; name: string }) {
  const { withdraw, isPending } = useWithdrawWithUndo(invitation)
  const back = useWithdraw(invitation)
  if (invitation.state === 'open')
    return (
      <Button variant="secondary" aria-label={`Withdraw: ${name}`} loading={isPending} onClick={withdraw}>
        Withdraw
      </Button>
    )
  if (invitation.state === 'withdrawn')
    return (
      <Button
        variant="secondary"
        aria-label={`Bring back: ${name}`}
        loading={back.isPending}
        onClick={() => back.mutate(false)}
      >
        Bring back
      </Button>
    )
  return null
}
