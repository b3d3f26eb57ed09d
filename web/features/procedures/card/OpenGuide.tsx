import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { markProgress } from '#shared/procedures/statuses.ts'
import { useFullAddress } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { guideMessages } from '../guide/messages.ts'
import { downloadGuide } from '../guide-text.ts'
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
      <GuideFiles guide={guide} />
      {guide.estimatedTime ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{say('estimated')}</span>{' '}
          <span lang="en">{guide.estimatedTime}</span>
        </p>
      ) : null}
      <Tabs label={title} tabs={tabs} />
      <LawLine procedure={guide} />
    </>
  )
}

function GuideFiles({ guide }: { guide: ProcedureView }) {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  const { slug, title } = guide
  const fullAddress = useFullAddress()
  return (
    <div className="flex gap-2">
      <Button
        variant="secondary"
        aria-label={say('downloadNamed', { title })}
        title={say('downloadGuide')}
        onClick={() => downloadGuide(guide, '', fullAddress({ to: '/procedures/$slug', params: { slug } }))}
      >
        <Download aria-hidden="true" className="size-5" />
        {sayGuide('download')}
      </Button>
      <ButtonLink
        to="/procedures/$slug/print"
        params={{ slug }}
        target="_blank"
        variant="secondary"
        aria-label={say('printNamed', { title })}
        title={say('printGuide')}
      >
        <Printer aria-hidden="true" className="size-5" />
        {sayGuide('print')}
      </ButtonLink>
    </div>
  )
}
