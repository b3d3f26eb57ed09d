import { type ComponentType, lazy, Suspense } from 'react'
import { Figures } from '#web/features/landing/Figures.tsx'
import { Hero } from '#web/features/landing/Hero.tsx'

const loadRest = () => import('#web/features/landing/LandingRest.tsx').then(part => part.LandingRest)

/** Written into the page while building; in the browser its script comes after the page, which stays as it is meanwhile. */
const Rest = import.meta.env.SSR ? await loadRest() : lazy(fetchRest)

export function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Rest />
      </Suspense>
    </>
  )
}

/** Where it cannot be fetched nothing is lost: what was written into the page has no need of a script. */
function fetchRest(): Promise<{ default: ComponentType }> {
  return new Promise(done =>
    loadRest()
      .then(part => done({ default: part }))
      .catch(() => undefined),
  )
}
