import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSignInAddress } from '#web/own-address.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

/** A page that exists, asked for by nobody we know yet: a deep link, or a session that ended under somebody's hands. */
export function SignInGate() {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    lookForKept().then(setIsKept)
  }, [])
  const actions = (
    <>
      <ButtonLink {...useSignInAddress()} replace>
        Sign In
      </ButtonLink>
      <ButtonLink to="/register" variant="secondary">
        Register
      </ButtonLink>
    </>
  )
  return (
    <PlainPage title="Sign in to continue" actions={actions}>
      <p>This page opens once you are signed in, and signing in brings you straight back to it.</p>
      {isKept ? <p>The answers that were not yet saved are kept on this device.</p> : null}
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
