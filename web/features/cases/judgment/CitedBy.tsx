import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CaseReference } from '#shared/contract/cases.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { countOf } from '#web/count-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { citedByQuery } from '../case-queries.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { JudgmentPart } from './NoteParts.tsx'

/** The judgments of the library that rely on this one, page by page. */
export function CitedBy({ id, count }: { id: string; count: number }) {
  if (count === 0) return null
  return (
    <JudgmentPart id="cited-by" title={`Cited by ${countOf(count, 'judgment')}`}>
      <CitingList id={id} count={count} />
    </JudgmentPart>
  )
}

function CitingList({ id, count }: { id: string; count: number }) {
  const query = useInfiniteQuery(citedByQuery(id))
  const cases = query.data?.pages.flatMap(page => page.cases) ?? []
  const total = query.data?.pages[0]?.total ?? count
  return (
    <>
      {query.isPending ? (
        <Skeleton count={Math.min(count, 3)} className="h-12" label="Loading the judgments that cite it..." />
      ) : null}
      {cases.length > 0 ? (
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {cases.map(each => (
            <Citing key={each.id} judgment={each} />
          ))}
        </ul>
      ) : null}
      {query.isError ? (
        <Notice tone="seal" role="alert" title="The judgments that cite it could not be loaded">
          <p>{deriveErrorMessage(query.error, 'Check the connection and try again.')}</p>
          <Button variant="quiet" data-chrome="" className="-ml-4" onClick={() => query.fetchNextPage()}>
            Try again
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
            Show more
          </Button>
          {cases.length.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}
        </p>
      ) : null}
    </>
  )
}

function Citing({ judgment }: { judgment: CaseReference }) {
  const { id, caseTitle, citation, court, year } = judgment
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <Link to="/case-law/$id" params={{ id }} className="font-semibold text-bench-ink underline">
        {caseTitle}
      </Link>
      <span className="text-sm text-muted">{[citation, court, year].filter(Boolean).join(' · ')}</span>
      {judgment.importance === 'landmark' ? <CaseBadges judgment={{ ...judgment, category: null }} /> : null}
    </li>
  )
}
