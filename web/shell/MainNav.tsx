import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useFrame } from '#web/shell/messages.ts'
import { adminLink, mainLinks } from '#web/shell/nav-links.ts'
import { DownIcon } from '#web/ui/frame-icons.tsx'
import { navItemClass } from './nav-links.ts'

const SupportMenu = lazy(() =>
  import('#web/shell/SupportMenu.tsx').then(module => ({ default: module.SupportMenu })),
)

/** The second line of the header, on screens with room for it. */
export function MainNav({ isAdmin }: { isAdmin: boolean }) {
  const say = useFrame()
  const links = isAdmin ? [...mainLinks, adminLink] : mainLinks
  return (
    <nav aria-label={say('mainMenu')} className="hidden border-t border-rule lg:block">
      <ul className="mx-auto flex w-full max-w-7xl px-3">
        {links.map(link => (
          <li key={link.key}>
            <Link
              {...link.to}
              activeOptions={{ exact: link.to.to === '/', includeSearch: false }}
              className={navItemClass}
            >
              {say(link.key)}
            </Link>
          </li>
        ))}
        <li>
          <Suspense fallback={<SupportPlaceholder />}>
            <SupportMenu />
          </Suspense>
        </li>
      </ul>
    </nav>
  )
}

function SupportPlaceholder() {
  const say = useFrame()
  return (
    <span className={navItemClass}>
      {say('support')} <DownIcon className="size-4" />
    </span>
  )
}
