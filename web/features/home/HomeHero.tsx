import type { UseQueryResult } from '@tanstack/react-query'
import type { StatsView } from '#shared/contract/forms.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { claims } from '#web/claims.ts'
import { useMessages } from '#web/messages.ts'
import { fillWithNodes } from '#web/say.ts'
import { useUser } from '#web/session.ts'
import { SearchBox } from '#web/shell/SearchBox.tsx'
import { useSite } from '#web/site.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { homeMessages } from './messages.ts'
import { Counted } from './StatCards.tsx'

/** A search for what to file, and links to the three libraries. */
export function HomeHero({ stats }: { stats: UseQueryResult<StatsView> }) {
  const say = useMessages(homeMessages)
  const { firstName, username } = useUser()
  const { sampleData } = useSite()
  const total = stats.data?.totalForms
  const count = (
    <Counted isPending={stats.isPending}>
      {total?.toLocaleString('en-IN') ?? (sampleData ? claims.verifiedForms : '')}
    </Counted>
  )
  return (
    <div>
      <p className="text-muted">{say('goodToSee', { name: firstName || username })}</p>
      <h1 className="mt-1 max-w-2xl text-2xl">
        {fillWithNodes(say('ready', { count: '{count}' }), { count })} {stats.isError ? <SampleMark /> : null}
      </h1>
      <div className="mt-5 max-w-xl">
        <SearchBox label={say('whatFiling')} placeholder={say('whatFilingExample')} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/forms" className="max-sm:grow max-sm:px-2">
          {say('browseForms')}
        </ButtonLink>
        <ButtonLink to="/procedures" variant="secondary" className="max-sm:grow max-sm:px-2">
          {say('viewProcedures')}
        </ButtonLink>
        <ButtonLink to="/case-law" variant="secondary" className="max-sm:hidden">
          {say('searchCaseLaw')}
        </ButtonLink>
      </div>
    </div>
  )
}
