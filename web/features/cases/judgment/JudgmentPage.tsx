import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorStatus } from '#shared/errors.ts'
import { ApiError, deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { caseQuery } from '../case-queries.ts'
import { JudgmentView } from './JudgmentView.tsx'

const route = getRouteApi('/case-law/$id')

/** A judgment: our note and, where the library has it, the full text. */
export function JudgmentPage() {
  const { id } = route.useParams()
  const { data, isError, error, refetch } = useQuery(caseQuery(id))
  if (data) return <JudgmentView key={id} judgment={data} />
  if (isError && error instanceof ApiError && error.status === errorStatus.not_found) return <NoJudgment />
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      {isError ? (
        <ErrorState
          title="The judgment could not be loaded"
          message={deriveErrorMessage(error, 'Check the connection and try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton count={3} className="h-72" label="Loading the judgment..." />
      )}
    </div>
  )
}

function NoJudgment() {
  return (
    <PlainPage title="Judgment not found" actions={<ButtonLink to="/case-law">Search case law</ButtonLink>}>
      <p>This library has no judgment at this address.</p>
    </PlainPage>
  )
}
