import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { caseCategories } from '#shared/cases/search-choices.ts'
import type { CaseCorpus, CaseRecord } from '#shared/contract/cases.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { countOf } from '#web/count-of.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { browseQuery, corpusQuery, recordsPerPage } from '../queries.ts'
import type { CaseLawView } from '../search-params.ts'
import { BrowseCard } from './BrowseCard.tsx'

type BrowseListProps = {
  category: CaseLawView['category']
  /** The number of pages shown, one below the other. */
  pages: number
  onCategory: (category: CaseLawView['category']) => void
  onMore: () => void
}

/** The browse list, most important first, shown while there are no results. */
export function BrowseList({ category, pages, onCategory, onMore }: BrowseListProps) {
  const { data: corpus, isPending: isFirst } = useQuery(corpusQuery)
  const { records, isPending, error, retry, isEnd } = useBrowse(category, pages)
  const { list, expect } = useFirstNew(records.length)
  const total = corpus ? countIn(corpus, category) : undefined
  // The counts may make the chips wrap to another line, so nothing is shown below before they have loaded.
  if (isFirst) {
    return (
      <section aria-labelledby="browse" className="flex flex-col gap-4">
        <h2 id="browse" className="text-xl">
          Browse judgments
        </h2>
        <Skeleton key="first" count={3} className="h-44" label="Loading judgments..." />
      </section>
    )
  }
  return (
    <section aria-labelledby="browse" className="flex flex-col gap-4">
      <h2 id="browse" className="text-xl">
        {total === undefined ? 'Browse judgments' : `Browse ${countOf(total, 'judgment')}`}
      </h2>
      <p className="-mt-2">
        <Link to="/case-law/browse" className="inline-flex min-h-11 items-center underline">
          By court, year and bench
        </Link>
      </p>
      <ChipRow label="Browse by category">
        {([anything, ...caseCategories] as const).map(name => (
          <Chip key={name} pressed={name === category} onClick={() => onCategory(name)}>
            {name === anything ? 'All' : name}
            {corpus ? (
              <span className="font-normal tabular-nums">
                {countIn(corpus, name).toLocaleString('en-IN')}
              </span>
            ) : null}
          </Chip>
        ))}
      </ChipRow>
      {records.length > 0 ? (
        <ul ref={list} aria-label="Judgments" className="grid gap-4 md:grid-cols-2">
          {records.map(record => (
            <BrowseCard key={record.id} record={record} />
          ))}
        </ul>
      ) : null}
      {isPending ? <Skeleton count={3} className="h-44" label="Loading judgments..." /> : null}
      {error ? (
        <ErrorState
          title="The judgments could not be loaded"
          message={deriveErrorMessage(error, 'Check the connection and try again.')}
          onRetry={retry}
        />
      ) : null}
      {isEnd && records.length === 0 ? (
        <EmptyState
          title="No judgments here"
          hint="The library has none of this category yet."
          action={<Button onClick={() => onCategory(anything)}>Show all categories</Button>}
        />
      ) : null}
      {!isEnd && !isPending && !error ? (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => {
            expect()
            onMore()
          }}
        >
          Show more
        </Button>
      ) : null}
    </section>
  )
}

function useBrowse(category: CaseLawView['category'], pages: number) {
  const all = useQueries({
    queries: Array.from({ length: pages }, (_, at) => browseQuery(category, at + 1)),
  })
  const ended = all.findIndex(({ data }) => data !== undefined && data.length < recordsPerPage)
  const failed = all.find(({ isError }) => isError)
  return {
    records: all.flatMap(({ data }): CaseRecord[] => data ?? []),
    isPending: all.some(({ isPending }) => isPending) && ended < 0,
    error: failed?.error,
    retry: () => void failed?.refetch(),
    isEnd: ended >= 0,
  }
}

function countIn(corpus: CaseCorpus, category: CaseLawView['category']): number {
  if (category === anything) return corpus.total
  return corpus.categories.find(({ value }) => value === category)?.count ?? 0
}

/** After 'Show more' the focus moves to the first new judgment. */
function useFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const from = useRef<number>(undefined)
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return
    list.current?.querySelectorAll<HTMLElement>('[data-result]').item(from.current)?.focus()
    from.current = undefined
  }, [count])
  return {
    list,
    expect: () => {
      from.current = count
    },
  }
}
