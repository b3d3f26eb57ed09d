import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { AuthSheet, SupportLine } from '#web/features/account/AuthSheet.tsx'
import { InvitationNotice } from '#web/features/account/InvitationNotice.tsx'
import { accountMessages } from '#web/features/account/messages.ts'
import { RegisterForm } from '#web/features/account/RegisterForm.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useSite } from '#web/site.ts'

const route = getRouteApi('/register')

export function RegisterPage() {
  const { invitation } = route.useSearch()
  const say = useMessages(accountMessages)
  const [isSent, setIsSent] = useState(false)
  const { registration } = useSite()
  if (isSent) return <RegistrationSent />
  if (registration === 'closed' || (registration === 'invitation' && !invitation))
    return <NotOpen mode={registration} />
  return (
    <AuthSheet wide title={say('registerAsAdvocate')} lead={say('registerLead')} footer={<SupportLine />}>
      <PageTitle title={say('register')} />
      {invitation ? (
        <div className="mb-5">
          <InvitationNotice token={invitation} />
        </div>
      ) : null}
      <RegisterForm invitation={invitation} onDone={() => setIsSent(true)} />
      <p className="mt-5 flex flex-wrap items-center gap-x-1.5 border-t border-rule pt-2 text-sm">
        {say('alreadyRegistered')}
        <Link to="/login" className="flex min-h-11 items-center text-bench-ink underline">
          {say('signIn')}
        </Link>
      </p>
    </AuthSheet>
  )
}

const notOpen = {
  closed: { title: 'registrationClosedTitle', lead: 'registrationClosedLead' },
  invitation: { title: 'byInvitationTitle', lead: 'byInvitationLead' },
} as const

/** What the server would answer, before anything is typed. */
function NotOpen({ mode }: { mode: keyof typeof notOpen }) {
  const say = useMessages(accountMessages)
  return (
    <AuthSheet title={say(notOpen[mode].title)} lead={say(notOpen[mode].lead)} footer={<SupportLine />}>
      <PageTitle title={say('register')} />
      <ButtonLink to="/login" className="w-full">
        {say('goToSignIn')}
      </ButtonLink>
    </AuthSheet>
  )
}

function RegistrationSent() {
  const say = useMessages(accountMessages)
  return (
    <AuthSheet title={say('registrationReceived')} footer={<SupportLine />}>
      <div
        ref={focusOnArrival}
        tabIndex={-1}
        role="status"
        className="flex flex-col gap-3 focus:outline-none"
      >
        <p>{say('thankYou')}</p>
        <p>{say('emailOnItsWay')}</p>
      </div>
      <ButtonLink to="/login" className="mt-6 w-full">
        {say('goToSignIn')}
      </ButtonLink>
    </AuthSheet>
  )
}

function focusOnArrival(element: HTMLElement | null) {
  element?.focus()
}
