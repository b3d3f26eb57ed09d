import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type Access, guard } from '#web/access.ts'
import type { PageName } from '#web/pages.ts'
import { NotFoundPage, Shell } from '#web/shell/Shell.tsx'
import { PageCrash } from './shell/PlainPage.tsx'

// What the pages of routes.tsx are made of.

export const Landing = lazyRouteComponent(
  () => import('#web/features/landing/LandingPage.tsx'),
  'LandingPage',
)

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
  }
}

/** A page whose sentences are in message files: it speaks the language that is chosen in the header. */
export function speakingPage(title: string, access: Access) {
  const silent = page(title, access)
  return { ...silent, staticData: { ...silent.staticData, speaks: true } }
}

/** The code of a page that is nobody's first. */
export function later(name: PageName) {
  return lazyRouteComponent(async () => {
    const { pages } = await import('#web/pages.ts')
    return { default: await pages[name]() }
  })
}
