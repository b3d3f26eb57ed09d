import { ChevronLeft, ChevronRight } from 'lucide-react'
import { orderedJudgments } from '#shared/cases/ordered-judgments.ts'
import { AppLinkButton } from '#web/AppLink.tsx'
import { countOf } from '#web/count-of.ts'
import { paths } from '#web/paths.ts'
import { type CaseLawView, writeCaseLawFind } from '../search-params.ts'

const resultsPerPage = 20

type ResultsPagerProps = { view: CaseLawView; total: number; onTurn: () => void }

export function ResultsPager({ view, total, onTurn }: ResultsPagerProps) {
  const { page } = view
  const left = Math.min(total, orderedJudgments) - page * resultsPerPage
  if (page === 1 && left <= 0) return null
  const to = (next: number) => paths.caseLaw(writeCaseLawFind({ ...view, page: next }))
  return (
    <div className="flex flex-col gap-4">
      {left <= 0 && total > orderedJudgments ? <EndOfOrder /> : null}
      <nav aria-label="Pages of the results" className="flex items-center justify-between gap-3">
        <span>
          {page > 1 ? (
            <AppLinkButton to={to(page - 1)} rel="prev" variant="secondary" onClick={onTurn}>
              <ChevronLeft aria-hidden="true" className="size-4" />
              Previous {resultsPerPage}
            </AppLinkButton>
          ) : null}
        </span>
        {left > 0 ? (
          <AppLinkButton to={to(page + 1)} rel="next" variant="secondary" onClick={onTurn}>
            Next {Math.min(left, resultsPerPage)}
            <ChevronRight aria-hidden="true" className="size-4" />
          </AppLinkButton>
        ) : null}
      </nav>
    </div>
  )
}

/** The count above the list says more than can be paged through. */
function EndOfOrder() {
  return (
    <p className="text-sm text-muted">
      The list ends here: the first {countOf(orderedJudgments, 'judgment')} are put in order. Narrow the
      search by words or filters to see others.
    </p>
  )
}
