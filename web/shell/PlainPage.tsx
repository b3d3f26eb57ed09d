import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSession } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'

/** A page of a few words: not found, access denied. */
export function PlainPage({
  title,
  children,
  actions,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-16 sm:py-24">
      <div className="border-t-4 border-double border-ink pt-8">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-4 flex flex-col gap-3 text-lg text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  )
}

export function AccessDenied() {
  return (
    <PlainPage title="Access Denied" actions={<ButtonLink to="/">Go to the home page</ButtonLink>}>
      <p>You need administrator privileges to access this page.</p>
    </PlainPage>
  )
}

export function Unreachable() {
  const session = useSession()
  const retry = session.state === 'unreachable' ? session.retry : undefined
  return (
    <PlainPage title="The server cannot be reached" actions={<Button onClick={retry}>Try again</Button>}>
      <p>You are still signed in on this device. Check the connection, then try again.</p>
    </PlainPage>
  )
}

/** What a fault in our own code looks like: an apology and a way on, not a white page. */
export function PageCrash() {
  return (
    <PlainPage
      title="This page failed to open"
      actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
    >
      <p>The fault is ours. Reloading usually helps; what you had saved is safe on the server.</p>
    </PlainPage>
  )
}
