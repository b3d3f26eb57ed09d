import { Link } from '@tanstack/react-router'
import type { ListedCase } from '#shared/contract/case-lists.ts'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { JudgeLinks } from '../shared/BenchLinks.tsx'
import { listsMessages } from './messages.ts'

/** A judgment in a few lines. */
export function ListedRow({ judgment }: { judgment: ListedCase }) {
  const say = useMessages(listsMessages)
  const language = useLanguage()
  const { id, caseTitle, citation, court, date, year, judges, citedByCount } = judgment
  const when = date ? formatAsOf(date, language) : year?.toString()
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <h3 lang="en" className="text-lg leading-snug [overflow-wrap:anywhere]">
        <Link to="/case-law/$id" params={{ id }} className="decoration-1 underline-offset-4 hover:underline">
          {caseTitle}
        </Link>
      </h3>
      <p className="text-sm text-muted">
        {citation ? <span className="font-semibold text-ink">{citation}</span> : null}
        {citation ? ' · ' : null}
        <span lang="en">{court}</span>
        {when ? ` · ${when}` : null}
        {citedByCount > 0 ? ` · ${say('citedBy', { count: citedByCount })}` : null}
      </p>
      {judges.length > 0 ? (
        <p lang="en" className="text-sm text-muted">
          <JudgeLinks judges={judges} />
        </p>
      ) : null}
    </li>
  )
}
