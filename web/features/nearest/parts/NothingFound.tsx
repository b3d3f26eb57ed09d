import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, ListOrdered, type LucideIcon, Scale, Search } from 'lucide-react'
import { Suspense } from 'react'
import type { RequestPlace } from '#shared/contract/form-requests.ts'
import { findNearestCall, type NearestAnswer } from '#shared/contract/nearest.ts'
import type { Language } from '#shared/languages.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { query } from '#web/calls.ts'
import { RequestForm } from '#web/features/form-requests/parts/RequestForm.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { listNearest, type NearThing } from '../list-nearest.ts'
import { nearestMessages } from '../messages.ts'

type NothingFoundProps = {
  search: string
  place: RequestPlace
  /** The nearest judgments, for a page that has found better ones in the whole library. */
  judgments?: NearestAnswer['judgments']
}

const wanted: Partial<Record<RequestPlace, NearThing['kind']>> = {
  procedures: 'Guide',
  'case-law': 'Judgment',
}

const kinds = { Form: 'form', Guide: 'guide', Judgment: 'judgment' } as const satisfies Record<
  NearThing['kind'],
  string
>

const icons: Record<NearThing['kind'], LucideIcon> = { Form: FileText, Guide: ListOrdered, Judgment: Scale }

/**
 * For a search without results: the nearest results, said to be no more than that, and a form to request what is
 * missing.
 */
export function NothingFound(props: NothingFoundProps) {
  return (
    <Suspense>
      <Nearest {...props} />
    </Suspense>
  )
}

function Nearest({ search, place, judgments }: NothingFoundProps) {
  const say = useMessages(nearestMessages)
  const nearest = useQuery(nearestQuery(search, useLanguage()))
  const known = judgments ? { forms: [], guides: [], ...nearest.data, judgments } : nearest.data
  const things = known ? listNearest(known, wanted[place] ?? 'Form') : []
  return (
    <section aria-label={say('nearestTo', { search })} className="flex flex-col gap-4">
      {nearest.isPending ? <Skeleton count={2} className="h-12" label={say('looking')} /> : null}
      {things.length > 0 ? (
        <>
          <h2 className="text-lg">{say('whatComesNearest', { search })}</h2>
          <ul className="grid gap-2 md:grid-cols-2">
            {things.map(thing => (
              <li key={`${thing.kind} ${thing.title}`}>
                <NearLink {...thing} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <RequestForm key={search} search={search} place={place} />
        {place === 'case-law' ? null : (
          <ButtonLink to="/case-law" search={{ q: search }} variant="secondary" className="max-w-full">
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{say('searchCaseLaw', { search })}</span>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function NearLink({ kind, title, to }: NearThing) {
  const say = useMessages(nearestMessages)
  const Icon = icons[kind]
  return (
    <Link
      {...to}
      className="flex min-h-11 items-start gap-3 rounded-md border border-rule bg-sheet px-4 py-2.5 no-underline hover:border-edge hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-ink" />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-muted">{say(kinds[kind])}</span>
        <span lang={kind === 'Form' ? undefined : 'en'} className="block font-semibold text-bench-ink">
          {title}
        </span>
      </span>
    </Link>
  )
}

function nearestQuery(search: string, language: Language) {
  const asked = { search, language: language === 'en' ? undefined : language }
  return queryOptions({ ...query(findNearestCall, { query: asked }), staleTime: 60_000 })
}
