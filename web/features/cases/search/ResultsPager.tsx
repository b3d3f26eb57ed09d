import { ChevronLeft, ChevronRight } from 'lucide-react'
import { orderedJudgments } from '#shared/cases/judgment.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { type CaseLawView, writeCaseLawSearch } from '../search-params.ts'
import { useWords } from './messages.ts'

const resultsPerPage = 20

type ResultsPagerProps = { view: CaseLawView; total: number; onTurn: () => void }

export function ResultsPager({ view, total, onTurn }: ResultsPagerProps) {
  const { say } = useWords()
  const { page } = view
  const left = Math.min(total, orderedJudgments) - page * resultsPerPage
  if (page === 1 && left <= 0) return null
  const find = (next: number) => writeCaseLawSearch({ ...view, page: next })
  return (
    <div className="flex flex-col gap-4">
      {left <= 0 && total > orderedJudgments ? <EndOfOrder /> : null}
      <nav aria-label={say('pages')} className="flex items-center justify-between gap-3">
        <span>
          {page > 1 ? (
            <ButtonLink
              to="/case-law"
              search={find(page - 1)}
              rel="prev"
              variant="secondary"
              onClick={onTurn}
            >
              <ChevronLeft aria-hidden="true" className="size-4" />
              {say('previous', { count: resultsPerPage })}
            </ButtonLink>
          ) : null}
        </span>
        {left > 0 ? (
          <ButtonLink to="/case-law" search={find(page + 1)} rel="next" variant="secondary" onClick={onTurn}>
            {say('next', { count: Math.min(left, resultsPerPage) })}
            <ChevronRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        ) : null}
      </nav>
    </div>
  )
}

/** The count above the list may be more than can be paged through. */
function EndOfOrder() {
  const { say } = useWords()
  return (
    <p className="text-sm text-muted">
      {say('endOfOrder', { max: orderedJudgments.toLocaleString('en-IN') })}
    </p>
  )
}
