import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Access, guard } from '#web/access.ts'
import type { PageName } from '#web/pages.ts'
import { NotFoundPage, Shell } from '#web/shell/Shell.tsx'
import { PageCrash, PageMissing } from './shell/PlainPage.tsx'

// What the pages of routes.tsx are made of.

export const Landing = lazyPage(() => import('#web/features/landing/LandingPage.tsx'), 'LandingPage')

export const root = createRootRoute({
  staticData: { title: 'Page not found' },
  component: () => <Shell landing={<Landing />} />,
  errorComponent: PageCrash,
  notFoundComponent: NotFoundPage,
})

/** Asks for a page's data beside its code; nobody waits for it here. */
export function ask(preload: (preloads: typeof import('#web/preloads.ts')) => void) {
  void import('#web/preloads.ts').then(preload)
}

export function page(title: string, access: Access) {
  return {
    getParentRoute: () => root,
    staticData: { title, access },
    beforeLoad: () => ({ view: guard(access) }),
    errorComponent: PageCrash,
  }
}

/** A page whose sentences are in message files: it speaks the language that is chosen in the header. */
export function speakingPage(title: string, access: Access) {
  const silent = page(title, access)
  return { ...silent, staticData: { ...silent.staticData, speaks: true } }
}

/**
 * A page whose code is fetched when it is wanted. Where that fails the router would reload, which ends at the browser's own error
 * page without a network. PageCrash stands there instead; reload.ts reloads where it helps.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) {
  const fetchPage = () =>
    load().catch(cause => {
      throw new PageMissing('The code of the page did not come', { cause })
    })
  return lazyRouteComponent(fetchPage, name)
}

/** The code of a page that is nobody's first. */
export function later(name: PageName) {
  return lazyPage(async () => {
    const { pages } = await import('#web/pages.ts')
    return { page: await pages[name]() }
  }, 'page')
}
