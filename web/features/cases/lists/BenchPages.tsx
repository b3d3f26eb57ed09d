import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { JudgeProfile } from '#shared/contract/case-lists.ts'
import { errorStatus } from '#shared/errors.ts'
import { ApiError, deriveErrorMessage } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { JudgeLinks } from '../shared/BenchLinks.tsx'
import { caseMessages } from '../shared/messages.ts'
import { BenchAside } from './BenchAside.tsx'
import { JudgmentList } from './JudgmentList.tsx'
import { listsMessages } from './messages.ts'
import { courtQuery, judgeQuery } from './queries.ts'

const courtRoute = getRouteApi('/case-law/courts/$court')
const judgeRoute = getRouteApi('/case-law/judges/$judge')

/** A court: its judgments, judges and provisions, as far as the library has them. */
export function CourtPage() {
  const say = useMessages(listsMessages)
  const { court } = courtRoute.useParams()
  const view = courtRoute.useSearch()
  const navigate = courtRoute.useNavigate()
  const { data, error, refetch } = useQuery(courtQuery(court))
  if (!data) return <Missing error={error} title={say('noCourt')} onRetry={() => void refetch()} />
  return (
    <BenchFrame bench={data} aside={<BenchAside bench={data} judgesTitle={say('judges')} />}>
      <JudgmentList
        place={{ court }}
        view={view}
        onChange={next => void navigate({ search: { ...view, ...next }, resetScroll: false })}
      />
    </BenchFrame>
  )
}

/** A judge, under all spellings of the name. */
export function JudgePage() {
  const say = useMessages(listsMessages)
  const { judge } = judgeRoute.useParams()
  const view = judgeRoute.useSearch()
  const navigate = judgeRoute.useNavigate()
  const { data, error, refetch } = useQuery(judgeQuery(judge))
  if (!data) return <Missing error={error} title={say('noJudge')} onRetry={() => void refetch()} />
  return (
    <BenchFrame
      bench={data}
      names={<Names judge={data} />}
      aside={<BenchAside bench={data} judgesTitle={say('satWith')} courts={data.courts} />}
    >
      <JudgmentList
        place={{ judge }}
        view={view}
        onChange={next => void navigate({ search: { ...view, ...next }, resetScroll: false })}
      />
    </BenchFrame>
  )
}

type BenchFrameProps = {
  bench: Pick<JudgeProfile, 'name' | 'total' | 'years'>
  names?: ReactNode
  aside: ReactNode
  children: ReactNode
}

function BenchFrame({ bench: { name, total, years }, names, aside, children }: BenchFrameProps) {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  const { from, to } = years
  const period = from !== null && to !== null && (from === to ? String(from) : say('period', { from, to }))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={name} />
      <header className="border-b-4 border-double border-rule pb-5">
        <BackLink to={{ to: '/case-law/browse' }}>{say('browse')}</BackLink>
        <h1 lang="en" className="text-3xl [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="mt-1 text-lg text-muted">
          {[word('judgments', { count: total }), period].filter(Boolean).join(' · ')}
        </p>
        {names}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {children}
        {aside}
      </div>
    </div>
  )
}

function Names({ judge: { spellings, alike } }: { judge: JudgeProfile }) {
  const say = useMessages(listsMessages)
  return (
    <div className="mt-3 flex max-w-3xl flex-col gap-1 text-sm text-muted">
      {spellings.length > 1 ? <p>{say('spellings', { names: spellings.join(' · ') })}</p> : null}
      <p>{say('sameName')}</p>
      {alike.length > 0 ? (
        <p>
          {say('alike')}: <span lang="en">{<JudgeLinks judges={alike} />}</span>
        </p>
      ) : null}
    </div>
  )
}

function Missing({ error, title, onRetry }: { error: Error | null; title: string; onRetry: () => void }) {
  const say = useMessages(listsMessages)
  const word = useMessages(caseMessages)
  if (error instanceof ApiError && error.status === errorStatus.not_found)
    return (
      <PlainPage title={title} actions={<ButtonLink to="/case-law/browse">{say('browseAll')}</ButtonLink>}>
        <p>{say('noneHint')}</p>
      </PlainPage>
    )
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6">
      {error ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(error, word('checkConnection'))}
          onRetry={onRetry}
        />
      ) : (
        <Skeleton count={4} className="h-24" label={say('loading')} />
      )}
    </div>
  )
}
