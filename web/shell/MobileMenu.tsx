import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Session } from '#web/session.ts'
import { AccountActions } from '#web/shell/AccountActions.tsx'
import { useFrame } from '#web/shell/messages.ts'
import { adminLink, mainLinks, type NavLink } from '#web/shell/nav-links.ts'
import { SearchBox } from '#web/shell/SearchBox.tsx'
import { useSupportLinks } from '#web/shell/support-links.ts'

type MobileMenuProps = { session: Session; onClose: () => void; onLeave: () => void }

export function MobileMenu({ session, onClose, onLeave }: MobileMenuProps) {
  const say = useFrame()
  const supportLinks = useSupportLinks()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const isSignedIn = session.state === 'signed-in'
  const links = isSignedIn && session.isAdmin ? [...mainLinks, adminLink] : mainLinks

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }
  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a, [data-closes-menu] button')) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for choices made with the links inside
    <div
      ref={panel}
      id="site-menu"
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-30 flex max-h-[calc(100dvh-4rem)] flex-col gap-4 overflow-y-auto border-y border-rule bg-sheet px-4 py-4 shadow-float focus:outline-none lg:hidden"
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
    >
      <SearchBox onSearch={onClose} />
      {isSignedIn ? (
        <nav aria-label={say('mainMenu')} className="flex flex-col gap-4">
          <LinkList links={links} />
          <div>
            <h2 className="border-t border-rule pt-4 text-sm text-muted">{say('support')}</h2>
            <LinkList links={supportLinks} />
          </div>
        </nav>
      ) : null}
      <div data-closes-menu="" className="flex flex-wrap items-center gap-3 border-t border-rule pt-4">
        <AccountActions session={session} onLeave={onLeave} />
      </div>
    </div>
  )
}

function LinkList({ links }: { links: readonly NavLink[] }) {
  const say = useFrame()
  return (
    <ul className="grid grid-cols-1 gap-x-4 min-[22rem]:grid-cols-2">
      {links.map(link => (
        <li key={link.key}>
          <Link
            {...link.to}
            activeOptions={{ exact: link.to.to === '/', includeSearch: false }}
            className="flex min-h-11 items-center text-base no-underline aria-[current=page]:font-semibold aria-[current=page]:text-bench-ink"
          >
            {say(link.key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
