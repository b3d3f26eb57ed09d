import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listCourts } from '#web/features/forms/public.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ProcedureCard } from './card/ProcedureCard.tsx'
import { describeCount, filterProcedures, listGuides, listPurposes } from './list-procedures.ts'
import { ProceduresFilters } from './ProceduresFilters.tsx'
import { isNarrowed } from './procedures-view.ts'
import { proceduresQuery, progressListQuery } from './queries.ts'
import { useProceduresView } from './use-procedures-view.ts'

/** Court procedures: every guide, narrowed by court and purpose. */
export function ProceduresPage() {
  const { view, choose, clear } = useProceduresView()
  const { data, isError, refetch } = useQuery(proceduresQuery)
  const progress = useQuery(progressListQuery)
  // The steps do not change their colours before the reader's eyes; where the progress cannot be had, none is shown.
  const isPending = !isError && (!data || progress.isPending)
  const all = useMemo(
    () => listGuides(isPending ? [] : (data ?? []), progress.data),
    [isPending, data, progress.data],
  )
  const shown = useMemo(() => filterProcedures(all, view), [all, view])

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <header>
        <h1 className="text-2xl">Court Procedures</h1>
        <p className="mt-1 max-w-3xl text-muted">
          Every step from the first paper to the order: what happens, what it costs, what the applicant and
          the advocate do, and the forms it needs.
        </p>
      </header>
      <ProceduresFilters
        view={view}
        courts={listCourts(all, view.court)}
        purposes={listPurposes(all, view.purpose)}
        count={isPending || !data ? '' : describeCount(shown.length)}
        onChoose={choose}
        onClear={clear}
      />
      {isPending ? <Skeleton count={3} className="h-96" label="Loading procedures..." /> : null}
      {isError ? (
        <ErrorState
          title="Error loading procedures"
          message="Please try refreshing the page."
          onRetry={() => refetch()}
        />
      ) : null}
      {data && !isPending && shown.length === 0 ? (
        <EmptyState
          title="No procedures found"
          hint={isNarrowed(view) ? 'No procedures available with the selected filters' : undefined}
          action={<Button onClick={clear}>Show All Procedures</Button>}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label="Procedures" className="grid items-start gap-5 lg:grid-cols-2">
          {shown.map(procedure => (
            <ProcedureCard key={procedure.id} procedure={procedure} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
