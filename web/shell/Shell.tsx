import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { decideView, Refusal, type View } from '#web/access.ts'
import { SpokenLanguage, useSiteLanguage } from '#web/language.ts'
import { lazyPart } from '#web/lazy-part.ts'
import { type Session, useSession } from '#web/session.ts'
import { Footer } from '#web/shell/Footer.tsx'
import { Header } from '#web/shell/Header.tsx'
import { Loading } from '#web/shell/Loading.tsx'
import { type FrameSay, useFrame } from '#web/shell/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useFocusOnNavigation } from '#web/shell/use-focus-on-navigation.ts'
import { AccessDenied, Unreachable } from './PlainPage.tsx'

/** The frame of every page. When a session begins or ends while a page is open, access.ts is asked again. */
export function Shell({ landing }: { landing: ReactNode }) {
  const session = useSession()
  const page = useMatches({ select: matches => matches.at(-1)?.staticData })
  const view = useFetchedView(decideView(page?.access, session))
  const chosen = useSiteLanguage()
  const say = useFrame()
  const isEnglish = view === 'landing' || (view === 'page' && !page?.speaks)
  const spoken = isEnglish ? 'en' : chosen
  useFocusOnNavigation()
  useTakeOver()
  return (
    <SpokenLanguage value={chosen}>
      <div lang={chosen} className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only rounded-md bg-bench px-4 py-3 font-semibold text-on-bench focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
        >
          {say('skipToPage')}
        </a>
        <Header session={session} />
        {needsStronger(session) ? (
          <Suspense>
            <StrongerSignIn />
          </Suspense>
        ) : null}
        {session.state === 'signed-in' ? (
          <Suspense>
            <AnnouncementBar />
          </Suspense>
        ) : null}
        <main id="main" lang={spoken} tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
          <PageTitle title={titleOf(view, say, page?.title)} />
          <SpokenLanguage value={spoken}>
            <Suspense fallback={<Loading />}>{renderView(view, landing)}</Suspense>
          </SpokenLanguage>
        </main>
        <Footer isSlim={session.state === 'signed-in' || session.state === 'loading'} />
      </div>
    </SpokenLanguage>
  )
}

/** Loads a page that was not loaded before because the visitor was not allowed to see it. */
function useFetchedView(view: View): View {
  const router = useRouter()
  const isRefused = useMatches({ select: matches => matches.at(-1)?.error instanceof Refusal })
  const isMissing = isRefused && view === 'page'
  useEffect(() => {
    if (isMissing) void router.invalidate()
  }, [isMissing, router])
  return isMissing ? 'loading' : view
}

export const NotFoundPage = lazyPart(() => import('#web/pages.ts').then(parts => parts.NotFoundPage))
const SignInGate = lazyPart(() => import('#web/pages.ts').then(parts => parts.SignInGate))

/** Loaded only for the administrators concerned. */
const StrongerSignIn = lazyPart(() =>
  import('#web/shell/StrongerSignIn.tsx').then(part => part.StrongerSignIn),
)

/** What administrators have to say to everybody who is signed in. */
const AnnouncementBar = lazyPart(() =>
  import('#web/features/announcement/parts/AnnouncementBar.tsx').then(part => part.AnnouncementBar),
)

function needsStronger(session: Session): boolean {
  return session.state === 'signed-in' && session.user.needsStrongerSignIn
}

/** Prerendered markup is an ordinary page once its session is known: what first-paint.css holds for it is let go. */
function useTakeOver() {
  useEffect(() => {
    delete document.getElementById('root')?.dataset.prerendered
  }, [])
}

function renderView(view: View, landing: ReactNode): ReactNode {
  if (view === 'landing') return landing
  if (view === 'loading') return <Loading />
  if (view === 'not-found') return <NotFoundPage />
  if (view === 'sign-in') return <SignInGate />
  if (view === 'denied') return <AccessDenied />
  if (view === 'unreachable') return <Unreachable />
  return <Outlet />
}

function titleOf(view: View, say: FrameSay, title = 'Munshi'): string {
  if (view === 'landing') return 'The clerk in your chamber'
  if (view === 'not-found') return say('notFoundTitle')
  if (view === 'sign-in') return say('signInToContinue')
  return title
}
