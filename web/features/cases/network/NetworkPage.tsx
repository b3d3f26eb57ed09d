import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import type { CaseNetwork } from '#shared/contract/case-pictures.ts'
import { errorStatus } from '#shared/errors.ts'
import { useAnswers } from '#web/answers.ts'
import { ApiError } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { networkQuery } from '../case-queries.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { caseMessages } from '../shared/messages.ts'
import { Lines } from './Lines.tsx'
import { networkMessages } from './messages.ts'
import { NetworkSide } from './NetworkSide.tsx'

const route = getRouteApi('/case-law/$id/network')

/** A judgment between those that it cites and those that cite it. Who chooses one of them walks there. */
export function NetworkPage() {
  const say = useMessages(networkMessages)
  const word = useMessages(caseMessages)
  const { sayFailure } = useAnswers()
  const { id } = route.useParams()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...networkQuery(id),
    // While the next one is fetched the last stays, so that nothing jumps.
    placeholderData: (last: CaseNetwork | undefined) => last,
  })
  const centre = useFocusOnWalking(isPlaceholderData ? undefined : data?.centre.id)
  if (data && !error) return <Network network={data} centre={centre} isWalking={isPlaceholderData} />
  if (error instanceof ApiError && error.status === errorStatus.not_found)
    return (
      <PlainPage
        title={say('noJudgment')}
        actions={<ButtonLink to="/case-law">{word('searchCaseLaw')}</ButtonLink>}
      >
        <p>{say('noJudgmentHint')}</p>
      </PlainPage>
    )
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6">
      {error ? (
        <ErrorState
          title={say('notLoaded')}
          message={sayFailure(error, word('checkConnection'))}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={3} className="h-40" label={say('loading')} />
      )}
    </div>
  )
}

type NetworkProps = { network: CaseNetwork; centre: RefObject<HTMLHeadingElement | null>; isWalking: boolean }

function Network({ network: { centre: judgment, cites, citedBy }, centre, isWalking }: NetworkProps) {
  const say = useMessages(networkMessages)
  const word = useMessages(caseMessages)
  const { id, caseTitle, citation, court, year } = judgment
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-6 px-4 pt-4 pb-10 sm:px-6">
      <PageTitle title={`${say('network')}: ${caseTitle}`} />
      <header className="border-b-4 border-double border-rule pb-4">
        <BackLink to={{ to: '/case-law' }}>{word('caseLaw')}</BackLink>
        <h1 className="text-2xl">{say('network')}</h1>
        <p className="mt-1 max-w-3xl text-muted">{say('lead')}</p>
      </header>
      <div
        aria-busy={isWalking}
        className="grid transition-opacity lg:pt-8 lg:pb-12 aria-busy:opacity-60 aria-busy:delay-300 lg:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1.1fr)_4rem_minmax(0,1fr)] lg:items-stretch"
      >
        <NetworkSide id={id} name="cites" side={cites} part="precedents" />
        <Lines neighbours={cites.cases} towards="right" />
        <section
          aria-label={say('centre')}
          className="flex flex-col gap-3 self-center rounded-md border-2 border-bench-ink bg-sheet p-4 shadow-sheet max-lg:order-first sm:p-5"
        >
          <p className="flex flex-wrap gap-2">
            <CaseBadges judgment={judgment} />
          </p>
          <h2 ref={centre} tabIndex={-1} lang="en" className="text-xl [overflow-wrap:anywhere]">
            {caseTitle}
          </h2>
          <p lang="en" className="text-sm text-muted">
            {[citation, court, year].filter(Boolean).join(' · ')}
          </p>
          <ButtonLink to="/case-law/$id" params={{ id }} variant="secondary" className="self-start">
            {say('toJudgment')}
          </ButtonLink>
        </section>
        <Lines neighbours={citedBy.cases} towards="left" />
        <NetworkSide id={id} name="citedBy" side={citedBy} part="cited-by" />
      </div>
    </div>
  )
}

/** After a step the focus is on the judgment in the middle, which is then read out; not when the page is opened. */
function useFocusOnWalking(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(id)
  useEffect(() => {
    if (id === undefined) return
    if (last.current !== undefined && last.current !== id) heading.current?.focus()
    last.current = id
  }, [id])
  return heading
}
