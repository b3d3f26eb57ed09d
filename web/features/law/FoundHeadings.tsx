import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameSection } from '#shared/law/section.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { lawMessages } from './messages.ts'
import { headingsQuery } from './queries.ts'

/** Sections of every Act whose headings have the words of a search; nothing where none has. */
export function FoundHeadings({ search }: { search: string }) {
  const say = useMessages(lawMessages)
  const { data, isPlaceholderData } = useQuery({
    ...headingsQuery(search),
    placeholderData: keepPreviousData,
  })
  if (!data?.total) return null
  const { total, sections } = data
  return (
    <section aria-labelledby="headings" aria-busy={isPlaceholderData} className="mt-8">
      <h2 id="headings" className="text-xl">
        {say('headings')}
      </h2>
      <p role="status" className="mb-2 text-sm text-muted">
        {total > sections.length
          ? say('headingsFirst', { shown: sections.length, count: total })
          : say('headingsFound', { count: total })}
      </p>
      <ul>
        {sections.map(({ act, section, actSlug, slug, heading, now }) => (
          <li key={`${actSlug} ${slug}`} className="border-b border-rule">
            <Link
              to="/law/$act/$section"
              params={{ act: actSlug, section: slug }}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-1 py-2 no-underline hover:bg-sunken"
            >
              <span className="shrink-0 font-semibold text-bench-ink">{nameSection({ act, section })}</span>
              <span lang="en" className="min-w-0">
                {heading}
              </span>
              {now[0] ? <Badge>{`${say('now')} ${nameSection(now[0])}`}</Badge> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
