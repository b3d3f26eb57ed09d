import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookText } from 'lucide-react'
import { Suspense } from 'react'
import type { FoundSection } from '#shared/contract/sections.ts'
import { nameSection, nameSections, wholeNumber } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import { useMessages } from '#web/messages.ts'
import { lawMessages } from '../messages.ts'
import { foundSectionsQuery } from '../queries.ts'

/** The pages of the sections that a search names; nothing where it names none. */
export function MeantSections({ search }: { search: string }) {
  const found = useQuery(foundSectionsQuery(search))
  if (!found.data?.length) return null
  return (
    <Suspense>
      <Found sections={found.data} />
    </Suspense>
  )
}

function Found({ sections }: { sections: readonly FoundSection[] }) {
  const say = useMessages(lawMessages)
  return (
    <nav aria-label={say('meant')}>
      <ul className="flex flex-wrap gap-2">
        {sections.map(section => (
          <li key={`${section.actSlug} ${section.slug}`} className="min-w-0 max-w-full">
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A repealed section leads to the one that took its place. */
function SectionLink({ section }: { section: FoundSection }) {
  const say = useMessages(lawMessages)
  const [successor] = section.now
  const at = successor
    ? { act: actSlug(successor.act), section: sectionSlug(wholeNumber(successor.section)) }
    : { act: section.actSlug, section: section.slug }
  return (
    <Link
      to="/law/$act/$section"
      params={at}
      className="flex min-h-11 items-center gap-2 rounded-md border border-rule bg-sheet px-3 py-2 text-sm no-underline hover:border-edge hover:bg-sunken"
    >
      <BookText aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
      <span className="min-w-0">
        <span className="font-semibold text-bench-ink">
          {nameSection(section)}
          {successor ? ` → ${nameSections(section.now)}` : ''}
        </span>{' '}
        <span className="text-muted">{section.heading || say('omitted')}</span>
      </span>
    </Link>
  )
}
