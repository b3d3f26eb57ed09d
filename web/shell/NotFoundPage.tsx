import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSession } from '#web/session.ts'
import { useFrame } from '#web/shell/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { readSite } from '#web/site.ts'

export function NotFoundPage() {
  const say = useFrame()
  const isSignedIn = useSession().state === 'signed-in'
  const actions = isSignedIn ? (
    <ButtonLink to="/">{say('goHome')}</ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login">{say('signIn')}</ButtonLink>
      <ButtonLink to="/landing" variant="secondary">
        {say('aboutMunshi', { name: readSite().name })}
      </ButtonLink>
    </>
  )
  return (
    <PlainPage isFrame title={say('notFound')} actions={actions}>
      <p>{say('notFoundLead')}</p>
    </PlainPage>
  )
}
