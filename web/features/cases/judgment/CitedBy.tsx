import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShownTreatment } from '#shared/cases/shown-treatments.ts'
import type { CitedByAnswer, CitingCase } from '#shared/contract/cases.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { citedByQuery } from '../case-queries.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { caseMessages, treatmentKeys } from '../shared/messages.ts'
import { nameActor, TreatmentBadge, TreatmentSentence } from '../shared/Treatment.tsx'
import { judgmentMessages } from './messages.ts'
import { JudgmentPart } from './NoteParts.tsx'

/** The judgments of the library that rely on this one, page by page. */
export function CitedBy({ id, count }: { id: string; count: number }) {
  const say = useMessages(judgmentMessages)
  if (count === 0) return null
  return (
    <JudgmentPart id="cited-by" title={say('citedByCount', { count: count.toLocaleString('en-IN') })}>
      <CitingList id={id} count={count} />
    </JudgmentPart>
  )
}

function CitingList({ id, count }: { id: string; count: number }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { sayFailure } = useAnswers()
  const [treatment, setTreatment] = useState<ShownTreatment>()
  const all = useInfiniteQuery(citedByQuery(id))
  const query = useInfiniteQuery(citedByQuery(id, treatment))
  const cases = query.data?.pages.flatMap(page => page.cases) ?? []
  const total = query.data?.pages[0]?.total ?? count
  const kinds = all.data?.pages[0]?.treatments ?? []
  return (
    <>
      <TreatmentFilter kinds={kinds} count={count} chosen={treatment} onChoose={setTreatment} />
      {query.isPending ? (
        <Skeleton count={Math.min(count, 3)} className="h-12" label={say('loadingCiting')} />
      ) : null}
      {cases.length > 0 ? (
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {cases.map(each => (
            <Citing key={each.id} judgment={each} />
          ))}
        </ul>
      ) : null}
      {query.isError ? (
        <Notice tone="seal" role="alert" title={say('citingNotLoaded')}>
          <p>{sayFailure(query.error, word('checkConnection'))}</p>
          <Button variant="quiet" data-chrome="" className="-ml-4" onClick={() => query.fetchNextPage()}>
            {word('tryAgain')}
          </Button>
        </Notice>
      ) : null}
      {query.hasNextPage ? (
        <p data-chrome="" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {word('showMore')}
          </Button>
          {say('shownOf', {
            shown: cases.length.toLocaleString('en-IN'),
            total: total.toLocaleString('en-IN'),
          })}
        </p>
      ) : null}
    </>
  )
}

type FilterProps = {
  kinds: CitedByAnswer['treatments']
  count: number
  chosen: ShownTreatment | undefined
  onChoose: (kind: ShownTreatment | undefined) => void
}

function TreatmentFilter({ kinds, count, chosen, onChoose }: FilterProps) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  if (kinds.length === 0) return null
  return (
    <div data-chrome="" className="mb-3 flex flex-col gap-2">
      <ChipRow label={say('whatTheySay')}>
        <Chip pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          {say('all', { count: count.toLocaleString('en-IN') })}
        </Chip>
        {kinds.map(({ kind, count }) => (
          <Chip key={kind} pressed={chosen === kind} onClick={() => onChoose(kind)}>
            <span>{word(treatmentKeys[kind])}</span> {count.toLocaleString('en-IN')}
          </Chip>
        ))}
      </ChipRow>
      <p className="text-sm text-muted">{say('readFromTexts')}</p>
    </div>
  )
}

function Citing({ judgment }: { judgment: CitingCase }) {
  const word = useMessages(caseMessages)
  const { id, caseTitle, citation, court, year, treatments } = judgment
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <Link to="/case-law/$id" params={{ id }} className="font-semibold text-bench-ink underline">
        {caseTitle}
      </Link>
      <span className="text-sm text-muted">{[citation, court, year].filter(Boolean).join(' · ')}</span>
      {judgment.importance === 'landmark' ? <CaseBadges judgment={{ ...judgment, category: null }} /> : null}
      {treatments.map(told => (
        <p key={told.kind + told.sentence} className="basis-full text-sm">
          <TreatmentBadge kind={told.kind} />{' '}
          {nameActor(told, word) ? <span className="text-muted">{nameActor(told, word)}: </span> : null}
          <TreatmentSentence told={told} citingId={id} />
        </p>
      ))}
    </li>
  )
}
