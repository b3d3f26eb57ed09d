import { Download, Printer } from 'lucide-react'
import { memo } from 'react'
import { AppLink, AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { downloadGuide } from '../download-guide.ts'
import { LawLine } from '../LawLine.tsx'
import type { ListedProcedure } from '../list-procedures.ts'
import { ProcedureBadges } from '../ProcedureBadges.tsx'
import { ActionsTab } from './ActionsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { TimelineTab } from './TimelineTab.tsx'

/** One guide in the list: what it is, and four looks at it. */
export const ProcedureCard = memo(function ProcedureCard({ procedure }: { procedure: ListedProcedure }) {
  const { slug, title, steps } = procedure
  const tabs = [
    { id: 'overview', label: 'Overview', content: <OverviewTab procedure={procedure} /> },
    { id: 'applicant', label: 'For Applicant', content: <ActionsTab steps={steps} part="applicantAction" /> },
    { id: 'advocate', label: 'For Advocate', content: <ActionsTab steps={steps} part="advocateAction" /> },
    { id: 'timeline', label: 'Timeline', content: <TimelineTab procedure={procedure} /> },
  ]
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            <AppLink to={paths.procedure(slug)} className="no-underline hover:underline">
              {title}
            </AppLink>
          </h2>
          <p className="mt-1 text-sm text-muted">{procedure.provision}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          <Button
            variant="secondary"
            className="px-0"
            aria-label={`Download ${title}`}
            title="Download the complete guide (text)"
            onClick={() => downloadGuide(procedure)}
          >
            <Download aria-hidden="true" className="size-5" />
          </Button>
          <AppLinkButton
            to={paths.procedurePrint(slug)}
            target="_blank"
            variant="secondary"
            className="px-0"
            aria-label={`Print ${title}`}
            title="Print the complete guide"
          >
            <Printer aria-hidden="true" className="size-5" />
          </AppLinkButton>
        </div>
      </div>
      <ProcedureBadges procedure={procedure} />
      <p>{procedure.description}</p>
      {procedure.estimatedTime ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">Estimated time:</span> {procedure.estimatedTime}
        </p>
      ) : null}
      <Tabs label={title} tabs={tabs} />
      <LawLine procedure={procedure} />
    </li>
  )
})
