import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSignInAddress } from '#web/own-address.ts'
import { useFrame } from '#web/shell/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

/** A page that exists, asked for by nobody we know yet: a deep link, or a session that ended under somebody's hands. */
export function SignInGate() {
  const say = useFrame()
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    lookForKept().then(setIsKept)
  }, [])
  const actions = (
    <>
      <ButtonLink {...useSignInAddress()} replace>
        {say('signIn')}
      </ButtonLink>
      <ButtonLink to="/register" variant="secondary">
        {say('register')}
      </ButtonLink>
    </>
  )
  return (
    <PlainPage isFrame title={say('signInToContinue')} actions={actions}>
      <p>{say('signInToContinueLead')}</p>
      {isKept ? <p>{say('answersAreKept')}</p> : null}
    </PlainPage>
  )
}

/** Fetched only here: a visitor's first load goes without what looks after drafts. */
async function lookForKept(): Promise<boolean> {
  try {
    const { hasKept, openAnswerStorage } = await import('#web/features/drafts/model/kept-answers.ts')
    return hasKept(openAnswerStorage())
  } catch {
    return false
  }
}
