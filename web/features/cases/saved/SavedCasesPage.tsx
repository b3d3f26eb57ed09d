import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useCallback } from 'react'
import type { SavedCase } from '#shared/contract/saved-cases.ts'
import { useAnswers } from '#web/answers.ts'
import { BackLink } from '#web/BackLink.tsx'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { savedCasesQuery } from '../case-queries.ts'
import { caseMessages } from '../shared/messages.ts'
import { findSaved } from './find-saved.ts'
import { savedMessages } from './messages.ts'
import { SavedActions } from './SavedActions.tsx'
import { SavedRow } from './SavedRow.tsx'
import './saved.css'

const route = getRouteApi('/case-law/saved')

/** The user's saved judgments, with a note on each. */
export function SavedCasesPage() {
  const say = useMessages(savedMessages)
  const word = useMessages(caseMessages)
  const { sayFailure } = useAnswers()
  const { data, isPending, isError, error, refetch } = useQuery({
    ...savedCasesQuery,
    refetchOnMount: 'always',
  })
  return (
    <div className="saved-cases mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={word('savedJudgments')} />
      <header>
        <BackLink to={{ to: '/case-law' }}>{word('caseLaw')}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl">{word('savedJudgments')}</h1>
            <p data-chrome="" className="mt-1 text-muted">
              {say('lead')}
            </p>
          </div>
          {data && data.length > 0 ? <SavedActions /> : null}
        </div>
      </header>
      {isPending ? <Skeleton count={3} className="h-40" label={say('loading')} /> : null}
      {isError && !data ? (
        <ErrorState
          title={say('notLoaded')}
          message={sayFailure(error, word('checkConnection'))}
          onRetry={() => refetch()}
        />
      ) : null}
      {data?.length === 0 ? <NothingSaved /> : null}
      {data && data.length > 0 ? <SavedList list={data} /> : null}
    </div>
  )
}

function SavedList({ list }: { list: readonly SavedCase[] }) {
  const say = useMessages(savedMessages)
  const word = useMessages(caseMessages)
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const { search } = view
  const find = useCallback((words: string) => type({ search: words }), [type])
  const found = findSaved(list, search)
  const count = word('judgments', { count: found.length })
  return (
    <>
      <div data-chrome="" className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="w-full sm:max-w-md">
          <SearchField label={say('searchList')} maxLength={200} value={search} onChange={find} />
        </div>
        <p role="status" className="text-muted">
          {search ? say('foundFor', { found: count, search }) : count}
        </p>
      </div>
      {found.length > 0 ? (
        <ol
          aria-label={word('savedJudgments')}
          className="divide-y divide-rule rounded-md border border-rule bg-sheet shadow-sheet print:border-0 print:shadow-none"
        >
          {found.map(saved => (
            <SavedRow key={saved.case.id} saved={saved} />
          ))}
        </ol>
      ) : (
        <EmptyState
          title={say('noneFound')}
          hint={say('noneFoundHint')}
          action={
            <Button variant="secondary" onClick={() => find('')}>
              {say('clearSearch')}
            </Button>
          }
        />
      )}
    </>
  )
}

function NothingSaved() {
  const say = useMessages(savedMessages)
  const word = useMessages(caseMessages)
  return (
    <EmptyState
      icon={<Bookmark aria-hidden="true" />}
      title={say('nothingYet')}
      hint={say('nothingYetHint')}
      action={<ButtonLink to="/case-law">{word('searchCaseLaw')}</ButtonLink>}
    />
  )
}
