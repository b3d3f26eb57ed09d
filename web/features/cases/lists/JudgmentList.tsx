import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { listedPerPage, mostListed } from '#shared/contract/case-lists.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { useMessages } from '#web/messages.ts'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { caseMessages } from '../shared/messages.ts'
import { ListedRow } from './ListedRow.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListsView } from './lists-search.ts'
import { listsMessages } from './messages.ts'
import { type ListPlace, listQuery } from './queries.ts'

type JudgmentListProps = {
  /** The court or judge whose page it is. */
  place: ListPlace
  view: ListsView
  onChange: (next: Partial<ListsView>) => void
}

const unfiltered = { court: '', year: undefined, category: anything, bench: undefined, page: 1 } as const

/** The judgments of a place, narrowed and put in order; all of it stands in the address. */
export function JudgmentList({ place, view, onChange }: JudgmentListProps) {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(listQuery(place, view))
  const { list, turn } = useTurning(view.page, isPlaceholderData, page => onChange({ page }))
  return (
    <section aria-labelledby="judgments" className="flex min-w-0 flex-col gap-4">
      <ListFilters place={place} view={view} facets={data?.facets} onChange={onChange} />
      <h2 id="judgments" className="text-xl">
        {data ? word('judgments', { count: data.total }) : say('list')}
      </h2>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? word('judgments', { count: data.total }) : ''}
      </p>
      {isError && !data ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(error, word('checkConnection'))}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || isError ? null : <Skeleton count={6} className="h-24" label={say('loading')} />}
      {data?.total === 0 ? (
        <EmptyState
          title={say('nothing')}
          hint={say('nothingHint')}
          action={<Button onClick={() => onChange(unfiltered)}>{say('clearFilters')}</Button>}
        />
      ) : null}
      {data && data.cases.length > 0 ? (
        <ul
          ref={list}
          aria-label={say('list')}
          aria-busy={isPlaceholderData}
          className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet transition-opacity aria-busy:opacity-60 aria-busy:delay-300"
        >
          {data.cases.map(each => (
            <ListedRow key={each.id} judgment={each} />
          ))}
        </ul>
      ) : null}
      {data ? <Pager total={data.total} page={view.page} onTurn={turn} /> : null}
    </section>
  )
}

type PagerProps = { total: number; page: number; onTurn: (page: number) => void }

function Pager({ total, page, onTurn }: PagerProps) {
  const say = useMessages(listsMessages)
  const left = Math.min(total, mostListed) - page * listedPerPage
  if (page === 1 && left <= 0) return null
  return (
    <div data-chrome="" className="flex flex-col gap-3">
      {left <= 0 && total > mostListed ? (
        <p className="text-sm text-muted">{say('end', { max: mostListed })}</p>
      ) : null}
      <nav aria-label={say('pages')} className="flex items-center justify-between gap-3">
        <span>
          {page > 1 ? (
            <Button variant="secondary" onClick={() => onTurn(page - 1)}>
              <ChevronLeft aria-hidden="true" className="size-4" />
              {say('previous', { count: listedPerPage })}
            </Button>
          ) : null}
        </span>
        {left > 0 ? (
          <Button variant="secondary" onClick={() => onTurn(page + 1)}>
            {say('next', { count: Math.min(left, listedPerPage) })}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        ) : null}
      </nav>
    </div>
  )
}

/** After turning the page the focus moves to the first judgment. */
function useTurning(page: number, isTurning: boolean, go: (page: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (isTurning || wanted.current !== page) return
    wanted.current = undefined
    const first = list.current?.querySelector<HTMLElement>('a')
    first?.focus({ preventScroll: true })
    first?.closest('li')?.scrollIntoView({ block: 'center' })
  }, [page, isTurning])
  return {
    list,
    turn: (next: number) => {
      wanted.current = next
      go(next)
    },
  }
}
