import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { mostSavedSearches } from '#shared/contract/saved-searches.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { searchesMessages } from './messages.ts'
import { savedSearchesQuery } from './queries.ts'
import { SearchRow } from './SearchRow.tsx'

/** The searches that a person keeps, to run again or to be told of by mail. */
export function SavedSearchesPage() {
  const say = useMessages(searchesMessages)
  const { data, isPending, isError, error, refetch } = useQuery({
    ...savedSearchesQuery,
    refetchOnMount: 'always',
  })
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <header>
        <BackLink to={{ to: '/case-law' }}>{say('back')}</BackLink>
        <h1 className="text-2xl">{say('savedSearches')}</h1>
        <p className="mt-1 text-muted">{say('lead', { max: mostSavedSearches })}</p>
        <p className="text-sm text-muted">{say('alertRule')}</p>
      </header>
      {isPending ? <Skeleton count={3} className="h-32" label={say('loading')} /> : null}
      {isError && !data ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(error, say('checkConnection'))}
          onRetry={() => refetch()}
        />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          icon={<BookmarkPlus aria-hidden="true" />}
          title={say('none')}
          hint={say('noneHint')}
          action={<ButtonLink to="/case-law">{say('searchCaseLaw')}</ButtonLink>}
        />
      ) : null}
      {data && data.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p role="status" className="text-sm text-muted">
            {say('searches', { count: data.length })}
          </p>
          <ul
            aria-label={say('savedSearches')}
            className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet"
          >
            {data.map(search => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
