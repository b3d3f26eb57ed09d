import type { UseQueryResult } from '@tanstack/react-query'
import type { StatsView } from '#shared/contract/forms.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { claims } from '#web/claims.ts'
import { useUser } from '#web/session.ts'
import { SearchBox } from '#web/shell/SearchBox.tsx'
import { useSite } from '#web/site.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { Counted } from './StatCards.tsx'

/** A search for what to file, and links to the three libraries. */
export function HomeHero({ stats }: { stats: UseQueryResult<StatsView> }) {
  const { firstName, username } = useUser()
  const { sampleData } = useSite()
  const total = stats.data?.totalForms
  return (
    <div>
      <p className="text-muted">Good to see you, {firstName || username}.</p>
      <h1 className="mt-1 max-w-2xl text-2xl">
        <Counted isPending={stats.isPending}>
          {total?.toLocaleString('en-IN') ?? (sampleData ? claims.verifiedForms : '')}
        </Counted>{' '}
        legal forms, ready to fill {stats.isError ? <SampleMark /> : null}
      </h1>
      <div className="mt-5 max-w-xl">
        <SearchBox
          label="What are you filing?"
          placeholder="What are you filing? Bail, 138, notice to quit"
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/forms" className="max-sm:grow max-sm:px-2">
          Browse Legal Forms
        </ButtonLink>
        <ButtonLink to="/procedures" variant="secondary" className="max-sm:grow max-sm:px-2">
          View Procedures
        </ButtonLink>
        <ButtonLink to="/case-law" variant="secondary" className="max-sm:hidden">
          Search Case Law
        </ButtonLink>
      </div>
    </div>
  )
}
