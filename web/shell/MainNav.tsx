import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { adminLink, mainLinks } from '#web/shell/nav-links.ts'
import { navItemClass } from './nav-links.ts'

const SupportMenu = lazy(() =>
  import('#web/shell/SupportMenu.tsx').then(module => ({ default: module.SupportMenu })),
)

/** The second line of the header, on screens with room for it. */
export function MainNav({ isAdmin }: { isAdmin: boolean }) {
  const links = isAdmin ? [...mainLinks, adminLink] : mainLinks
  return (
    <nav aria-label="Main" className="hidden border-t border-rule lg:block">
      <ul className="mx-auto flex w-full max-w-7xl px-3">
        {links.map(link => (
          <li key={link.label}>
            <Link
              {...link.to}
              activeOptions={{ exact: link.to.to === '/', includeSearch: false }}
              className={navItemClass}
            >
              {link.label}
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
  return (
    <span className={navItemClass}>
      Support <ChevronDown aria-hidden="true" className="size-4" />
    </span>
  )
}
