import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { caseCategories } from '#shared/cases/search-choices.ts'
import type { CaseCorpus, CaseRecord } from '#shared/contract/cases.ts'
import { useAnswers } from '#web/answers.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { browseQuery, corpusQuery, recordsPerPage } from '../queries.ts'
import type { CaseLawView } from '../search-params.ts'
import { categoryKeys } from '../shared/messages.ts'
import { BrowseCard } from './BrowseCard.tsx'
import { useWords } from './messages.ts'

type BrowseListProps = {
  category: CaseLawView['category']
  /** The number of pages shown, one below the other. */
  pages: number
  onCategory: (category: CaseLawView['category']) => void
  onMore: () => void
}

/** The browse list, most important first, shown while there are no results. */
export function BrowseList({ category, pages, onCategory, onMore }: BrowseListProps) {
  const { say, word } = useWords()
  const { sayFailure } = useAnswers()
  const { data: corpus, isPending: isFirst } = useQuery(corpusQuery)
  const { records, isPending, error, retry, isEnd } = useBrowse(category, pages)
  const { list, expect } = useFirstNew(records.length)
  const total = corpus ? countIn(corpus, category) : undefined
  // The counts may make the chips wrap to another line, so nothing is shown below before they have loaded.
  if (isFirst) {
    return (
      <section aria-labelledby="browse" className="flex flex-col gap-4">
        <h2 id="browse" className="text-xl">
          {say('browse')}
        </h2>
        <Skeleton key="first" count={3} className="h-44" label={say('loading')} />
      </section>
    )
  }
  return (
    <section aria-labelledby="browse" className="flex flex-col gap-4">
      <h2 id="browse" className="text-xl">
        {total === undefined
          ? say('browse')
          : say('browseCount', { judgments: word('judgments', { count: total }) })}
      </h2>
      <p className="-mt-2">
        <Link to="/case-law/browse" className="inline-flex min-h-11 items-center underline">
          {say('byCourt')}
        </Link>
      </p>
      <ChipRow label={say('byCategory')}>
        {([anything, ...caseCategories] as const).map(name => (
          <Chip key={name} pressed={name === category} onClick={() => onCategory(name)}>
            {name === anything ? say('all') : word(categoryKeys[name])}
            {corpus ? (
              <span className="font-normal tabular-nums">
                {countIn(corpus, name).toLocaleString('en-IN')}
              </span>
            ) : null}
          </Chip>
        ))}
      </ChipRow>
      {records.length > 0 ? (
        <ul
          ref={list}
          aria-label={say('judgmentList')}
          // An open card is not to pull its neighbour's buttons down with it.
          className="grid gap-4 has-aria-expanded:items-start md:grid-cols-2"
        >
          {records.map(record => (
            <BrowseCard key={record.id} record={record} />
          ))}
        </ul>
      ) : null}
      {isPending ? <Skeleton count={3} className="h-44" label={say('loading')} /> : null}
      {error ? (
        <ErrorState
          title={say('notLoaded')}
          message={sayFailure(error, word('checkConnection'))}
          onRetry={retry}
        />
      ) : null}
      {isEnd && records.length === 0 ? (
        <EmptyState
          title={say('noneHere')}
          hint={say('noneHereHint')}
          action={<Button onClick={() => onCategory(anything)}>{say('showAll')}</Button>}
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
          {word('showMore')}
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
