import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useSiteLanguage } from '#web/language.ts'
import { reloadWhenThere } from '#web/reload.ts'
import { useFrame } from '#web/shell/messages.ts'
import { Button } from '#web/ui/Button.tsx'

/** A page with a short text: not found, access denied. */
export function PlainPage({
  title,
  children,
  actions,
  isFrame,
}: {
  title: string
  children: ReactNode
  actions: ReactNode
  /** It stands in the place of a page, and speaks the language of the site, whatever the page would. */
  isFrame?: boolean
}) {
  const site = useSiteLanguage()
  return (
    <section
      lang={isFrame ? site : undefined}
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-16 sm:py-24"
    >
      <div className="border-t-4 border-double border-ink pt-8">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-4 flex flex-col gap-3 text-lg text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  )
}

export function AccessDenied() {
  const say = useFrame()
  return (
    <PlainPage isFrame title={say('accessDenied')} actions={<ButtonLink to="/">{say('goHome')}</ButtonLink>}>
      <p>{say('accessDeniedLead')}</p>
    </PlainPage>
  )
}

export function Unreachable() {
  const say = useFrame()
  return (
    <PlainPage isFrame title={say('unreachable')} actions={<ReloadButton>{say('tryAgain')}</ReloadButton>}>
      <p>{say('unreachableLead')}</p>
    </PlainPage>
  )
}

/** Shows that it tries, and that it failed again. */
function ReloadButton({ children }: { children: ReactNode }) {
  const say = useFrame()
  const [state, setState] = useState<'trying' | 'unreachable'>()

  async function reload() {
    setState('trying')
    if (!(await reloadWhenThere())) setState('unreachable')
  }

  return (
    <>
      <Button loading={state === 'trying'} onClick={reload}>
        {children}
      </Button>
      <p role="status" className="w-full text-muted">
        {state && say(state)}
      </p>
    </>
  )
}

/** The code of a page could not be fetched. */
export class PageMissing extends Error {}

/** Shown when rendering fails or the page did not come: what to do, instead of a blank page. */
export function PageCrash({ error }: { error: unknown }) {
  const say = useFrame()
  const isMissing = error instanceof PageMissing
  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', reloadWhenThere)
    return () => removeEventListener('online', reloadWhenThere)
  }, [isMissing])
  return (
    <PlainPage
      isFrame
      title={say('crashed')}
      actions={<ReloadButton>{say(isMissing ? 'tryAgain' : 'reload')}</ReloadButton>}
    >
      <p>{say(isMissing ? 'pageMissingLead' : 'crashedLead')}</p>
    </PlainPage>
  )
}
