import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { markProgress } from '#shared/procedures/statuses.ts'
import { useMessages } from '#web/messages.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { guideMessages } from '../guide/messages.ts'
import { LawLine } from '../LawLine.tsx'
import { procedureQuery } from '../queries.ts'
import { ActionsTab } from './ActionsTab.tsx'
import { cardMessages } from './messages.ts'
import { OverviewTab } from './OverviewTab.tsx'
import { TimelineTab } from './TimelineTab.tsx'

type OpenGuideProps = { slug: string; title: string; done: readonly number[] }

/** The content of an opened card: fetches the guide and shows the user's progress. */
export function OpenGuide({ slug, title, done }: OpenGuideProps) {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const { data, isError, refetch } = useQuery(procedureQuery(slug))
  const guide = useMemo(() => data && markProgress(data, done), [data, done])
  if (isError)
    return (
      <ErrorState title={sayGuide('notLoaded')} message={sayGuide('refresh')} onRetry={() => refetch()} />
    )
  if (!guide) return <Skeleton count={2} className="h-32" label={say('loadingGuide', { title })} />
  const { steps } = guide
  const tabs = [
    { id: 'overview', label: say('overview'), content: <OverviewTab procedure={guide} /> },
    {
      id: 'applicant',
      label: say('forApplicant'),
      content: <ActionsTab steps={steps} part="applicantAction" />,
    },
    {
      id: 'advocate',
      label: say('forAdvocate'),
      content: <ActionsTab steps={steps} part="advocateAction" />,
    },
    { id: 'timeline', label: sayGuide('timeline'), content: <TimelineTab procedure={guide} /> },
  ]
  return (
    <>
      {guide.estimatedTime ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{say('estimated')}</span>{' '}
          <span lang="en">{guide.estimatedTime}</span>
        </p>
      ) : null}
      <Tabs isNarrow label={title} tabs={tabs} />
      <LawLine procedure={guide} />
    </>
  )
}
