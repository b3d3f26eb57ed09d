import { useQuery } from '@tanstack/react-query'
import { Library } from 'lucide-react'
import { Suspense } from 'react'
import type { LibraryView } from '#shared/contract/library.ts'
import { useAnswers } from '#web/answers.ts'
import { SpokenLanguage, useSiteLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { describeSize } from '../describe-size.ts'
import { EarlierFillings } from '../EarlierFillings.tsx'
import { FillForm } from '../FillForm.tsx'
import { FillingCard } from '../FillingCard.tsx'
import { libraryMessages } from '../messages.ts'
import { findUnderWay, libraryQuery } from '../queries.ts'

/** Judgments come into the library by one press. Speaks the language of the site, in a panel that is English still. */
export function LibraryTab() {
  const language = useSiteLanguage()
  return (
    <SpokenLanguage value={language}>
      <div lang={language}>
        <Suspense fallback={<Skeleton count={3} className="h-40" />}>
          <LoadedLibrary />
        </Suspense>
      </div>
    </SpokenLanguage>
  )
}

function LoadedLibrary() {
  const say = useMessages(libraryMessages)
  const { sayFailure } = useAnswers()
  const query = useQuery(libraryQuery)
  if (query.isPending) return <Skeleton count={3} className="h-40" label={say('loading')} />
  if (!query.data)
    return (
      <ErrorState
        title={say('notLoaded')}
        message={sayFailure(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  return <LibraryParts view={query.data} />
}

function LibraryParts({ view }: { view: LibraryView }) {
  const say = useMessages(libraryMessages)
  const underWay = findUnderWay(view)
  const shown = underWay ?? view.fillings[0]
  const earlier = view.fillings.filter(({ id }) => id !== shown?.id)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-lg font-semibold">{describeSize(say, view.judgments)}</p>
        <p className="mt-1 max-w-prose text-muted">{say('lead')}</p>
      </div>
      {shown ? (
        <FillingCard key={shown.id} filling={shown} courts={view.sources.highCourts.courts} />
      ) : (
        <EmptyState
          compact
          icon={<Library aria-hidden="true" />}
          title={say('none')}
          hint={say('noneHint')}
        />
      )}
      <FillForm sources={view.sources} isBusy={underWay !== undefined} />
      <EarlierFillings fillings={earlier} courts={view.sources.highCourts.courts} />
    </div>
  )
}
