import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorStatus } from '#shared/errors.ts'
import { useAnswers } from '#web/answers.ts'
import { ApiError } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { caseQuery } from '../case-queries.ts'
import { caseMessages } from '../shared/messages.ts'
import { JudgmentView } from './JudgmentView.tsx'
import { judgmentMessages } from './messages.ts'

const route = getRouteApi('/case-law/$id')

/** A judgment: our note and, where the library has it, the full text. */
export function JudgmentPage() {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { sayFailure } = useAnswers()
  const { id } = route.useParams()
  const { data, isError, error, refetch } = useQuery(caseQuery(id))
  if (data) return <JudgmentView key={id} judgment={data} />
  if (isError && error instanceof ApiError && error.status === errorStatus.not_found) return <NoJudgment />
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      {isError ? (
        <ErrorState
          title={say('notLoaded')}
          message={sayFailure(error, word('checkConnection'))}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton count={3} className="h-72" label={say('loading')} />
      )}
    </div>
  )
}

function NoJudgment() {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  return (
    <PlainPage
      title={say('notFound')}
      actions={<ButtonLink to="/case-law">{word('searchCaseLaw')}</ButtonLink>}
    >
      <p>{say('notHere')}</p>
    </PlainPage>
  )
}
