import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ActEntry } from '#shared/contract/sections.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { FoundHeadings } from './FoundHeadings.tsx'
import { findActs, sortActs } from './find-acts.ts'
import { lawMessages } from './messages.ts'
import { MeantSections } from './parts/MeantSections.tsx'
import { actsQuery, foundSectionsQuery, headingsQuery } from './queries.ts'

const route = getRouteApi('/law')

/** Every Act of the list; a section typed above leads to its page. */
export function ActsPage() {
  const say = useMessages(lawMessages)
  const acts = useQuery(actsQuery)
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const search = useCallback((q: string) => type({ q }), [type])
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="text-3xl">{say('actsAndSections')}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg text-muted">{say('actsHint')}</p>
      <div className="max-w-xl">
        <SearchField
          label={say('sectionOrAct')}
          placeholder={say('sectionOrActExample')}
          maxLength={100}
          value={view.q}
          onChange={search}
        />
      </div>
      <div className="mt-4 empty:hidden">
        <MeantSections search={view.q} />
      </div>
      {acts.data ? (
        <>
          <Acts acts={acts.data} search={view.q} onClear={() => search('')} />
          {view.q ? <FoundHeadings search={view.q} /> : null}
        </>
      ) : acts.isError ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(acts.error, say('checkConnection'))}
          onRetry={() => void acts.refetch()}
        />
      ) : (
        <div className="mt-6">
          <Skeleton count={6} className="h-11" label={say('loading')} />
        </div>
      )}
    </div>
  )
}

function Acts({ acts, search, onClear }: { acts: ActEntry[]; search: string; onClear: () => void }) {
  const say = useMessages(lawMessages)
  const meant = useQuery(foundSectionsQuery(search))
  const found = findActs(acts, search)
  const headings = useQuery(headingsQuery(search))
  const isElsewhere = meant.isLoading || meant.data?.length || headings.isLoading || headings.data?.total
  if (found.length === 0)
    return isElsewhere ? null : (
      <EmptyState
        title={say('noAct')}
        hint={say('noActHint')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {say('showAll')}
          </Button>
        }
      />
    )
  return sortActs(found).map(({ key, acts: listed }) => (
    <section key={key} aria-labelledby={key} className="mt-8">
      <h2 id={key} className="mb-2 text-xl">
        {say(key)}
      </h2>
      {key === 'newCodes' ? (
        <Link to="/law/old-and-new" className="mb-2 inline-flex min-h-11 items-center">
          {say('oldAndNew')}
        </Link>
      ) : null}
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {listed.map(act => (
          <li key={act.slug} className="border-b border-rule">
            <ActLink act={act} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function ActLink({ act }: { act: ActEntry }) {
  const say = useMessages(lawMessages)
  return (
    <Link
      to="/law/$act"
      params={{ act: act.slug }}
      className="flex min-h-12 items-baseline justify-between gap-3 px-1 py-2.5 no-underline hover:bg-sunken"
    >
      <span className="min-w-0 font-semibold text-bench-ink">{act.title}</span>
      <span className="shrink-0 text-sm text-muted">{say('sections', { count: act.sectionCount })}</span>
    </Link>
  )
}
