import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listLimitationPeriodsCall } from '#shared/contract/law.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { ToolPage } from '../ToolPage.tsx'
import { computeFind } from './compute.ts'
import { LimitationQuestions } from './LimitationQuestions.tsx'
import { LimitationResult } from './LimitationResult.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'

const route = getRouteApi('/tools/limitation')

/** Period, starting day, what is left out: the last day to file, and the sentence that pleads it. */
export function LimitationPage() {
  const periods = useQuery(query(listLimitationPeriodsCall))
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate())
  const period = periods.data?.find(({ id }) => id === view.period)
  const computed = computeFind(period, view)
  return (
    <ToolPage
      title="Limitation"
      intro="The last day to sue, appeal or apply, with the sentence for the paragraph on limitation."
    >
      {periods.isError ? (
        <ErrorState
          title="The periods could not be loaded"
          message={deriveErrorMessage(periods.error, 'Check the connection and try again.')}
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
        <Skeleton count={3} className="h-20" label="Loading the periods..." />
      )}
    </ToolPage>
  )
}
