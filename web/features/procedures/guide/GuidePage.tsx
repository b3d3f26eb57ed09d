import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorStatus } from '#shared/errors.ts'
import { ApiError } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { procedureQuery } from '../queries.ts'
import { Guide } from './Guide.tsx'
import { guideMessages } from './messages.ts'

const route = getRouteApi('/procedures/$slug')

/** One guide in full, at an address of its own. */
export function GuidePage() {
  const { slug } = route.useParams()
  const say = useMessages(guideMessages)
  const { data, isError, error, refetch } = useQuery(procedureQuery(slug))
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  if (data) return <Guide key={slug} procedure={data} find={view} onType={type} onChoose={choose} />
  if (isError && error instanceof ApiError && error.status === errorStatus.not_found) return <NoGuide />
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      {isError ? (
        <ErrorState title={say('notLoaded')} message={say('refresh')} onRetry={() => refetch()} />
      ) : (
        <Skeleton count={3} className="h-80" label={say('loading')} />
      )}
    </div>
  )
}

function NoGuide() {
  const say = useMessages(guideMessages)
  return (
    <PlainPage
      title={say('notFound')}
      actions={<ButtonLink to="/procedures">{say('showAllProcedures')}</ButtonLink>}
    >
      <p>{say('notFoundHint')}</p>
    </PlainPage>
  )
}
