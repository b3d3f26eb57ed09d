import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ActView, SectionEntry } from '#shared/contract/sections.ts'
import { errorStatus } from '#shared/errors.ts'
import { ApiError, deriveErrorMessage } from '#web/api.ts'
import { BackLink } from '#web/BackLink.tsx'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFilters } from '#web/use-filters.ts'
import { findEntries } from './find-acts.ts'
import { groupByChapter } from './group-by-chapter.ts'
import { lawMessages, statusWords } from './messages.ts'
import { MeantSections } from './parts/MeantSections.tsx'
import { actQuery } from './queries.ts'

const route = getRouteApi('/law/$act')

/** The sections of one Act. */
export function ActPage() {
  const say = useMessages(lawMessages)
  const { act } = route.useParams()
  const { data, isError, error, refetch } = useQuery(actQuery(act))
  if (data) return <Act key={act} act={data} />
  if (isError && error instanceof ApiError && error.status === errorStatus.not_found)
    return (
      <PlainPage title={say('noSuchAct')} actions={<ButtonLink to="/law">{say('allActs')}</ButtonLink>}>
        <p>{say('noSuchActHint')}</p>
      </PlainPage>
    )
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6">
      {isError ? (
        <ErrorState
          title={say('couldNotLoad')}
          message={deriveErrorMessage(error, say('checkConnection'))}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={8} className="h-11" label={say('loading')} />
      )}
    </div>
  )
}

function Act({ act }: { act: ActView }) {
  const say = useMessages(lawMessages)
  const language = useLanguage()
  const { view, type } = useFilters(route.useSearch(), route.useNavigate())
  const search = useCallback((q: string) => type({ q }), [type])
  const found = findEntries(act.sections, view.q)
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <BackLink to={{ to: '/law' }}>{say('actsAndSections')}</BackLink>
      <h1 className="text-3xl">{act.title}</h1>
      {act.isInForce ? null : <p className="mt-2 font-semibold text-seal-ink">{act.status}</p>}
      <p className="mt-2 mb-6 text-sm text-muted">{say('asOf', { date: formatAsOf(act.asOf, language) })}</p>
      <div className="max-w-xl print:hidden">
        <SearchField label={say('numberOrWord')} maxLength={100} value={view.q} onChange={search} />
      </div>
      {found.length === 0 ? <MeantSections search={view.q} /> : null}
      {found.length === 0 ? (
        <EmptyState
          title={say('noneInAct')}
          hint={say('noSuchSectionHint')}
          action={
            <Button variant="secondary" onClick={() => search('')}>
              {say('showAll')}
            </Button>
          }
        />
      ) : (
        groupByChapter(act, found).map(({ chapter, sections }) => (
          <ChapterPart key={chapter?.number ?? ''} act={act} chapter={chapter} sections={sections} />
        ))
      )}
    </div>
  )
}

type ChapterPartProps = {
  act: ActView
  chapter: ActView['chapters'][number] | undefined
  sections: readonly SectionEntry[]
}

function ChapterPart({ act, chapter, sections }: ChapterPartProps) {
  const say = useMessages(lawMessages)
  const language = useLanguage()
  const hasOrders = sections.some(({ section }) => section.length > 6)
  return (
    <section className="mt-6">
      {chapter ? (
        <h2 className="mb-1 text-xl">
          <span className="block text-sm font-semibold text-muted">
            {say('chapter', { number: chapter.number })}
          </span>
          {chapter.title[language]}
        </h2>
      ) : null}
      <ul>
        {sections.map(section => (
          <li key={section.slug} className="border-b border-rule">
            <Link
              to="/law/$act/$section"
              params={{ act: act.slug, section: section.slug }}
              className="flex min-h-11 items-baseline gap-3 px-1 py-2 no-underline hover:bg-sunken"
            >
              <span
                className={joinClasses('shrink-0 font-semibold text-bench-ink', hasOrders ? 'w-36' : 'w-12')}
              >
                {section.section}
              </span>
              <span lang="en" className="min-w-0">
                {section.heading}
              </span>
              {section.status ? <Badge>{say(statusWords[section.status])}</Badge> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
