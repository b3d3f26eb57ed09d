import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-part.ts'
import type { Session } from '#web/session.ts'
import { AccountActions } from '#web/shell/AccountActions.tsx'
import { LanguageChoice } from '#web/shell/LanguageChoice.tsx'
import { MainNav } from '#web/shell/MainNav.tsx'
import { useFrame } from '#web/shell/messages.ts'
import { SearchBox } from '#web/shell/SearchBox.tsx'
import { useLeave } from '#web/shell/use-leave.tsx'
import { toggleTheme, useTheme } from '#web/theme.ts'
import { CloseIcon, ContrastIcon, MenuIcon } from '#web/ui/frame-icons.tsx'
import { Logo } from '#web/ui/Logo.tsx'

const MobileMenu = lazyPart(() => import('#web/pages.ts').then(parts => parts.MobileMenu))

export function Header({ session }: { session: Session }) {
  const say = useFrame()
  const pathname = useRouterState({ select: state => state.location.pathname })
  const [menuPage, setMenuPage] = useState<string>()
  const menuOpen = menuPage === pathname // the menu belongs to the page it was opened on, and closes with it
  const { leave, question } = useLeave()
  const Icon = menuOpen ? CloseIcon : MenuIcon
  return (
    <header data-chrome="" className="relative border-b border-rule bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-7xl items-center max-[14rem]:flex-wrap gap-2 px-4 py-2 sm:gap-3 sm:px-6 lg:gap-6">
        <Link
          to="/"
          activeOptions={{ exact: true }}
          className="flex min-h-11 items-center rounded-sm no-underline"
        >
          <Logo />
        </Link>
        <div className="hidden max-w-md flex-1 lg:block">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageChoice />
          <ThemeToggle />
          <div className="hidden items-center gap-2 lg:flex">
            <AccountActions session={session} onLeave={leave} />
          </div>
          <button
            type="button"
            aria-expanded={menuOpen}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-sunken sm:px-3 lg:hidden"
            onClick={() => setMenuPage(menuOpen ? undefined : pathname)}
          >
            <Icon className="size-5" />
            <span className="max-[22rem]:sr-only">{say('menu')}</span>
          </button>
        </div>
      </div>
      {hasNav(session) ? <MainNav isAdmin={session.state === 'signed-in' && session.isAdmin} /> : null}
      {menuOpen ? (
        <Suspense>
          <MobileMenu session={session} onClose={() => setMenuPage(undefined)} onLeave={leave} />
        </Suspense>
      ) : null}
      {question}
    </header>
  )
}

/** Also while a stored session is being checked: it is nearly always valid, and the page must not jump. */
function hasNav(session: Session): boolean {
  return session.state === 'signed-in' || session.state === 'loading'
}

function ThemeToggle() {
  const say = useFrame()
  const theme = useTheme()
  return (
    <button
      type="button"
      aria-label={say('darkTheme')}
      aria-pressed={theme === 'dark'}
      title={say('lightOrDark')}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      onClick={toggleTheme}
    >
      <ContrastIcon className="size-5" />
    </button>
  )
}
