import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listLimitationPeriodsCall } from '#shared/contract/law.ts'
import { useAnswers } from '#web/answers.ts'
import { query } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { toolsMessages } from '../messages.ts'
import { ToolPage } from '../ToolPage.tsx'
import { computeFind } from './compute.ts'
import { LimitationQuestions } from './LimitationQuestions.tsx'
import { LimitationResult } from './LimitationResult.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'

const route = getRouteApi('/tools/limitation')

/** Period, starting day, what is left out: the last day to file, and the sentence that pleads it. */
export function LimitationPage() {
  const say = useMessages(toolsMessages)
  const { sayFailure } = useAnswers()
  const periods = useQuery(query(listLimitationPeriodsCall))
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const period = periods.data?.find(({ id }) => id === view.period)
  const computed = computeFind(period, view)
  return (
    <ToolPage title={say('limitation')} intro={say('limitationIntro')}>
      {periods.isError ? (
        <ErrorState
          title={say('periodsNotLoaded')}
          message={sayFailure(periods.error, say('checkConnection'))}
          onRetry={() => void periods.refetch()}
        />
      ) : periods.data ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
          <div className="flex flex-col gap-8 print:mb-6">
            <PeriodChoice periods={periods.data} chosen={period} onChoose={id => choose({ period: id })} />
            {period ? <LimitationQuestions period={period} find={view} onChange={type} /> : null}
          </div>
          {period ? <LimitationResult period={period} computed={computed} /> : null}
        </div>
      ) : (
        <Skeleton count={3} className="h-20" label={say('loadingPeriods')} />
      )}
    </ToolPage>
  )
}
