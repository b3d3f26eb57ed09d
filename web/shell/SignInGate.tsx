import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSignInAddress } from '#web/own-address.ts'
import { useFrame } from '#web/shell/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

/** Shown for a page that needs a session: after a deep link, or when a session ended while the page was open. */
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

/** Loaded only here, so that a visitor's first load goes without the code for drafts. */
async function lookForKept(): Promise<boolean> {
  try {
    const { hasKept, openAnswerStorage } = await import('#web/features/drafts/model/kept-answers.ts')
    return hasKept(openAnswerStorage())
  } catch {
    return false
  }
}
