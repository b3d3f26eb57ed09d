import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { type FormsView, writeFormsFind } from './forms-find.ts'

type FormsPagerProps = { view: FormsView; page: number; pages: number; onTurn: () => void }

/** Long lists come in pages: quick to draw on any phone, and going back finds the very place one left. */
export function FormsPager({ view, page, pages, onTurn }: FormsPagerProps) {
  const to = (next: number) => paths.forms(writeFormsFind({ ...view, page: next }))
  return (
    <nav aria-label="Pages of the list" className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <span>
        {page > 1 ? (
          <AppLinkButton
            to={to(page - 1)}
            rel="prev"
            variant="secondary"
            className="max-sm:px-2"
            onClick={onTurn}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </AppLinkButton>
        ) : null}
      </span>
      <span className="text-sm whitespace-nowrap text-muted">
        Page {page} of {pages}
      </span>
      <span className="text-right">
        {page < pages ? (
          <AppLinkButton
            to={to(page + 1)}
            rel="next"
            variant="secondary"
            className="max-sm:px-2"
            onClick={onTurn}
          >
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </AppLinkButton>
        ) : null}
      </span>
    </nav>
  )
}
