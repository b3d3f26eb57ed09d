import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { markProgress } from '#shared/procedures/statuses.ts'
import { useFullAddress } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { downloadGuide } from '../guide-text.ts'
import { LawLine } from '../LawLine.tsx'
import { procedureQuery } from '../queries.ts'
import { ActionsTab } from './ActionsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { TimelineTab } from './TimelineTab.tsx'

type OpenGuideProps = { slug: string; title: string; done: readonly number[] }

/** The content of an opened card: fetches the guide and shows the user's progress. */
export function OpenGuide({ slug, title, done }: OpenGuideProps) {
  const { data, isError, refetch } = useQuery(procedureQuery(slug))
  const guide = useMemo(() => data && markProgress(data, done), [data, done])
  if (isError)
    return (
      <ErrorState
        title="Error loading procedures"
        message="Please try refreshing the page."
        onRetry={() => refetch()}
      />
    )
  if (!guide) return <Skeleton count={2} className="h-32" label={`Loading ${title}...`} />
  const { steps } = guide
  const tabs = [
    { id: 'overview', label: 'Overview', content: <OverviewTab procedure={guide} /> },
    { id: 'applicant', label: 'For Applicant', content: <ActionsTab steps={steps} part="applicantAction" /> },
    { id: 'advocate', label: 'For Advocate', content: <ActionsTab steps={steps} part="advocateAction" /> },
    { id: 'timeline', label: 'Timeline', content: <TimelineTab procedure={guide} /> },
  ]
  return (
    <>
      <GuideFiles guide={guide} />
      {guide.estimatedTime ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">Estimated time:</span> {guide.estimatedTime}
        </p>
      ) : null}
      <Tabs label={title} tabs={tabs} />
      <LawLine procedure={guide} />
    </>
  )
}

function GuideFiles({ guide }: { guide: ProcedureView }) {
  const { slug, title } = guide
  const fullAddress = useFullAddress()
  return (
    <div className="flex gap-2">
      <Button
        variant="secondary"
        aria-label={`Download ${title}`}
        title="Download the complete guide (text)"
        onClick={() => downloadGuide(guide, '', fullAddress({ to: '/procedures/$slug', params: { slug } }))}
      >
        <Download aria-hidden="true" className="size-5" />
        Download
      </Button>
      <ButtonLink
        to="/procedures/$slug/print"
        params={{ slug }}
        target="_blank"
        variant="secondary"
        aria-label={`Print ${title}`}
        title="Print the complete guide"
      >
        <Printer aria-hidden="true" className="size-5" />
        Print
      </ButtonLink>
    </div>
  )
}
