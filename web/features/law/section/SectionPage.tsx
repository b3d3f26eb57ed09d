import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { errorStatus } from '#shared/errors.ts'
import { ApiError, deriveErrorMessage } from '#web/api.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { lawMessages } from '../messages.ts'
import { sectionQuery } from '../queries.ts'
import { Section } from './Section.tsx'

const route = getRouteApi('/law/$act/$section')

/** One section of an Act, at an address of its own. */
export function SectionPage() {
  const say = useMessages(lawMessages)
  const { act, section } = route.useParams()
  const { data, isError, error, refetch } = useQuery(sectionQuery(act, section))
  if (data) return <Section key={`${act}/${section}`} section={data} />
  if (isError && error instanceof ApiError && error.status === errorStatus.not_found)
    return (
      <PlainPage title={say('noSuchSection')} actions={<ButtonLink to="/law">{say('allActs')}</ButtonLink>}>
        <p>{say('noSuchSectionHint')}</p>
      </PlainPage>
    )
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      {isError ? (
        <ErrorState
          title={say('sectionNotLoaded')}
          message={deriveErrorMessage(error, say('checkConnection'))}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={3} className="h-32" label={say('loading')} />
      )}
    </div>
  )
}
