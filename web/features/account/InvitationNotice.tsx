import { useQuery } from '@tanstack/react-query'
import { checkInvitationCall } from '#shared/contract/invitations.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { formatDay } from '#web/dates.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Says who invites, or that the invitation is over, before anything is typed. */
export function InvitationNotice({ token }: { token: string }) {
  const say = useMessages(accountMessages)
  const { sayFailure } = useAnswers()
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => send(checkInvitationCall, { body: { token } }, signal),
    retry: false,
  })
  if (error)
    return (
      <Notice tone="brass" role="alert" title={say('invitationRefused')}>
        <p className="mt-1">{sayFailure(error)}</p>
        <a href="/register" className="inline-flex min-h-11 items-center text-bench-ink underline">
          {say('registerWithout')}
        </a>
      </Notice>
    )
  return (
    <Notice
      tone={data ? 'bench' : 'neutral'}
      role="status"
      title={
        data
          ? say('invitedBy', { name: data.invitedBy, day: formatDay(data.expiresAt, language) })
          : say('checkingInvitation')
      }
    />
  )
}
