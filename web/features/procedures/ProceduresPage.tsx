import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { listCourts } from '#web/features/forms/model/list-forms.ts'
import { MeantSections } from '#web/features/law/parts/MeantSections.tsx'
import { NothingFound } from '#web/features/nearest/parts/NothingFound.tsx'
import { useMessages } from '#web/messages.ts'
import { plainOf } from '#web/search.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { cardMessages } from './card/messages.ts'
import { ProcedureCard } from './card/ProcedureCard.tsx'
import { guideMessages } from './guide/messages.ts'
import { describeCount, filterProcedures, listGuides, listPurposes } from './list-procedures.ts'
import { ProceduresFilters } from './ProceduresFilters.tsx'
import { cardsAtOnce, isNarrowed, proceduresSearch } from './procedures-search.ts'
import { cardsQuery, matchesQuery, progressListQuery } from './queries.ts'

const route = getRouteApi('/procedures')
const everything = plainOf(proceduresSearch)
const fromTheStart = { cards: cardsAtOnce }

/** All procedure guides, searched by words and filtered by court and purpose. */
export function ProceduresPage() {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const { view, type, choose } = useFilters(route.useSearch(), route.useNavigate(), fromTheStart)
  const search = useCallback((words: string) => type({ search: words }), [type])
  const clear = useCallback(() => choose(everything), [choose])
  const { data, isError, refetch } = useQuery(cardsQuery)
  const progress = useQuery(progressListQuery)
  const matches = useQuery(matchesQuery(view.search))
  const found = view.search ? matches.data : undefined
  // Progress is shown only once it is loaded, so that the steps do not change colour; if it fails to load, none is
  // shown.
  const isPending =
    !isError && !matches.isError && (!data || progress.isPending || (view.search !== '' && matches.isPending))
  const all = useMemo(
    () => listGuides(isPending ? [] : (data ?? []), progress.data),
    [isPending, data, progress.data],
  )
  const shown = useMemo(() => filterProcedures(all, view, found?.slugs), [all, view, found])
  const failed = isError || (view.search !== '' && matches.isError)

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle title={sayGuide('courtProcedures')} />
      <header>
        <h1 className="text-2xl">{sayGuide('courtProcedures')}</h1>
        <p className="mt-1 max-w-3xl text-muted">{say('listLead')}</p>
      </header>
      <ProceduresFilters
        view={view}
        courts={listCourts(all, view.court)}
        purposes={listPurposes(all, view.purpose)}
        count={isPending || !data ? '' : describeCount(shown.length, found?.search, say)}
        onType={search}
        onChoose={choose}
        onClear={clear}
      />
      <MeantSections search={view.search} />
      {isPending ? <Skeleton count={3} className="h-52" label={say('loadingProcedures')} /> : null}
      {failed ? (
        <ErrorState
          title={sayGuide('notLoaded')}
          message={sayGuide('refresh')}
          onRetry={() => (isError ? refetch() : matches.refetch())}
        />
      ) : null}
      {data && !isPending && !failed && shown.length === 0 ? (
        <>
          <EmptyState
            title={say('noProcedures')}
            compact={found !== undefined}
            hint={isNarrowed(view) ? say('noProceduresHint') : undefined}
            action={<Button onClick={clear}>{sayGuide('showAllProcedures')}</Button>}
          />
          {found ? <NothingFound search={found.search} place="procedures" /> : null}
        </>
      ) : null}
      {shown.length > 0 && !failed ? (
        <ul
          aria-label={say('procedures')}
          aria-busy={matches.isPlaceholderData}
          className="grid items-start gap-3 transition-opacity aria-busy:opacity-60 aria-busy:delay-300 sm:gap-4 md:grid-cols-2 xl:grid-cols-3"
        >
          {shown.slice(0, view.cards).map(procedure => (
            <ProcedureCard key={procedure.id} procedure={procedure} isAlone={shown.length === 1} />
          ))}
        </ul>
      ) : null}
      {shown.length > view.cards && !failed ? (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => type({ cards: view.cards + cardsAtOnce })}
        >
          {say('showMore', { count: Math.min(cardsAtOnce, shown.length - view.cards) })}
        </Button>
      ) : null}
    </div>
  )
}
