import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import type { FormsView } from './forms-search.ts'
import { formsMessages } from './messages.ts'

type FormsPagerProps = { view: FormsView; page: number; pages: number; onTurn: () => void }

/** Long lists come in pages: they render quickly on any phone, and going back returns to the same place. */
export function FormsPager({ view, page, pages, onTurn }: FormsPagerProps) {
  const say = useMessages(formsMessages)
  return (
    <nav aria-label={say('pagesOfList')} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <span>
        {page > 1 ? (
          <ButtonLink
            to="/forms"
            search={{ ...view, page: page - 1 }}
            rel="prev"
            variant="secondary"
            className="max-sm:px-2"
            onClick={onTurn}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            {say('previous')}
          </ButtonLink>
        ) : null}
      </span>
      <span className="text-sm whitespace-nowrap text-muted">{say('pageOf', { page, pages })}</span>
      <span className="text-right">
        {page < pages ? (
          <ButtonLink
            to="/forms"
            search={{ ...view, page: page + 1 }}
            rel="next"
            variant="secondary"
            className="max-sm:px-2"
            onClick={onTurn}
          >
            {say('next')}
            <ChevronRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  )
}
