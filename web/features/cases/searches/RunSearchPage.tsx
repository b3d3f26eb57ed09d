import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { errorStatus } from '#shared/errors.ts'
import { ApiError, deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { viewOfSaved, writeCaseLawSearch } from '../search-params.ts'
import { searchesMessages } from './messages.ts'
import { readSavedSearch } from './queries.ts'

const route = getRouteApi('/case-law/searches/$id')

/** The address of a saved search in a mail: leads to its results, in place of itself. */
export function RunSearchPage() {
  const say = useMessages(searchesMessages)
  const id = Number(route.useParams().id)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data, isError, error, refetch } = useQuery({
    ...readSavedSearch(isNumber ? id : 0),
    enabled: isNumber,
  })
  if (data) return <Navigate to="/case-law" search={writeCaseLawSearch(viewOfSaved(data))} replace />
  if (!isNumber || (error instanceof ApiError && error.status === errorStatus.not_found))
    return (
      <PlainPage
        title={say('gone')}
        actions={<ButtonLink to="/case-law/searches">{say('allSearches')}</ButtonLink>}
      >
        <p>{say('goneLead')}</p>
      </PlainPage>
    )
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6">
      {isError ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(error, say('checkConnection'))}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton count={3} className="h-32" label={say('opening')} />
      )}
    </div>
  )
}
