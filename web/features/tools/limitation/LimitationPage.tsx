import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readErrorMessage } from '#web/api.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ToolPage } from '../ToolPage.tsx'
import { computeFind } from './compute.ts'
import { LimitationQuestions } from './LimitationQuestions.tsx'
import { LimitationResult } from './LimitationResult.tsx'
import type { LimitationFind } from './limitation-find.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { limitationQuery } from './queries.ts'

const route = getRouteApi('/tools/limitation')

/** Period, starting day, what is left out: the last day to file, and the sentence that pleads it. */
export function LimitationPage() {
  const periods = useQuery(limitationQuery)
  const find = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (next: Partial<LimitationFind>) =>
      void navigate({
        search: (last: LimitationFind) => ({ ...last, ...next }),
        replace: !('period' in next),
        resetScroll: false,
      }),
    [navigate],
  )
  const period = periods.data?.find(({ id }) => id === find.period)
  const computed = computeFind(period, find)
  return (
    <ToolPage
      title="Limitation"
      intro="The last day to sue, appeal or apply, with the sentence for the paragraph on limitation."
    >
      {periods.isError ? (
        <ErrorState
          title="The periods could not be loaded"
          message={readErrorMessage(periods.error, 'Check the connection and try again.')}
          onRetry={() => void periods.refetch()}
        />
      ) : periods.data ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
          <div className="flex flex-col gap-8 print:mb-6">
            <PeriodChoice periods={periods.data} chosen={period} onChoose={id => change({ period: id })} />
            {period ? <LimitationQuestions period={period} find={find} onChange={change} /> : null}
          </div>
          {period ? <LimitationResult period={period} computed={computed} /> : null}
        </div>
      ) : (
        <Skeleton count={3} className="h-20" label="Loading the periods..." />
      )}
    </ToolPage>
  )
}
