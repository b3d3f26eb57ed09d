import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#web/features/forms/queries.ts'
import { useSite } from '#web/site.ts'
import { CategoryGrid } from './CategoryGrid.tsx'
import { ContinuePanel } from './ContinuePanel.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ResourceHub } from './ResourceHub.tsx'
import { StatCards } from './StatCards.tsx'

export function HomePage() {
  const { name } = useSite()
  const stats = useQuery(statsQuery)
  return (
    <>
      <section className="border-b border-rule bg-sheet">
        <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
          <HomeHero stats={stats} />
          <ContinuePanel />
        </div>
        <section aria-label={`${name} in figures`} className="border-t border-rule">
          <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6">
            <StatCards stats={stats} />
          </div>
        </section>
      </section>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-10 px-4 py-8 sm:gap-12 sm:px-6 sm:py-12">
        <section>
          <h2 className="text-2xl">Legal Categories</h2>
          <div className="mt-5">
            <CategoryGrid />
          </div>
        </section>
        <ResourceHub />
      </div>
    </>
  )
}
