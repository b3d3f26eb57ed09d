import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#web/features/forms/queries.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useSite } from '#web/site.ts'
import { CategoryGrid } from './CategoryGrid.tsx'
import { ContinuePanel } from './ContinuePanel.tsx'
import { HomeHero } from './HomeHero.tsx'
import { homeMessages } from './messages.ts'
import { ResourceHub } from './ResourceHub.tsx'
import { StatCards } from './StatCards.tsx'

export function HomePage() {
  const say = useMessages(homeMessages)
  const { name } = useSite()
  const stats = useQuery(statsQuery)
  return (
    <>
      <PageTitle title={say('home')} />
      <section className="border-b border-rule bg-sheet">
        <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
          <HomeHero stats={stats} />
          <ContinuePanel />
        </div>
        <section aria-label={say('inFigures', { name })} className="border-t border-rule">
          <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6">
            <StatCards stats={stats} />
          </div>
        </section>
      </section>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-10 px-4 py-8 sm:gap-12 sm:px-6 sm:py-12">
        <section>
          <h2 className="text-2xl">{say('categories')}</h2>
          <div className="mt-5">
            <CategoryGrid />
          </div>
        </section>
        <ResourceHub />
      </div>
    </>
  )
}
