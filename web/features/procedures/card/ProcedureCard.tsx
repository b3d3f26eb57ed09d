import { Link } from '@tanstack/react-router'
import { ChevronDown, Download, Printer } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { listDocuments } from '#shared/procedures/documents.ts'
import { useFullAddress } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { downloadGuide } from '../download-guide.ts'
import { LawLine } from '../LawLine.tsx'
import type { ListedProcedure } from '../list-procedures.ts'
import { ProcedureBadges } from '../ProcedureBadges.tsx'
import { ActionsTab } from './ActionsTab.tsx'
import { FirstDocuments } from './FirstDocuments.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { TimelineTab } from './TimelineTab.tsx'

type ProcedureCardProps = {
  procedure: ListedProcedure
  /** The only one that was found: it is open already. */
  isAlone: boolean
}

/** One guide in the list: what it is and what it needs, the way in, and four looks at it for whoever opens the card. */
export const ProcedureCard = memo(function ProcedureCard({ procedure, isAlone }: ProcedureCardProps) {
  const { slug, title, provision, steps } = procedure
  const [isOpen, setIsOpen] = useState(isAlone)
  const partId = useId()
  const done = steps.filter(({ status }) => status === 'completed').length
  return (
    <li
      className={joinClasses(
        'flex min-w-0 flex-col gap-3 rounded-md border border-rule bg-sheet p-4 shadow-sheet max-sm:gap-2 max-sm:py-3',
        isAlone && 'col-span-full',
      )}
    >
      <div>
        <h2 className="text-lg">
          <Link to="/procedures/$slug" params={{ slug }} className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p className={joinClasses('text-sm text-muted sm:mt-1', !isOpen && 'truncate')}>{provision}</p>
      </div>
      <ProcedureBadges procedure={procedure} />
      {isOpen ? (
        <p className="max-w-prose">{procedure.description}</p>
      ) : (
        <FirstDocuments documents={listDocuments(steps)} />
      )}
      {done > 0 ? (
        <p className="text-sm font-semibold text-bench-ink">
          {done} of {steps.length} steps done
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/procedures/$slug" params={{ slug }} aria-label={`Open guide: ${title}`}>
          Open guide
        </ButtonLink>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? partId : undefined}
          aria-label={`${isOpen ? 'Less' : 'Details'}: ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'Details'}
          <ChevronDown
            aria-hidden="true"
            className={joinClasses('size-4 transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
        {isOpen ? <GuideFiles procedure={procedure} /> : null}
      </div>
      {isOpen ? (
        <div id={partId} className="flex flex-col gap-3">
          <OpenPart procedure={procedure} />
        </div>
      ) : null}
    </li>
  )
})

type PartProps = { procedure: ListedProcedure }

function OpenPart({ procedure }: PartProps) {
  const { title, steps } = procedure
  const tabs = [
    { id: 'overview', label: 'Overview', content: <OverviewTab procedure={procedure} /> },
    { id: 'applicant', label: 'For Applicant', content: <ActionsTab steps={steps} part="applicantAction" /> },
    { id: 'advocate', label: 'For Advocate', content: <ActionsTab steps={steps} part="advocateAction" /> },
    { id: 'timeline', label: 'Timeline', content: <TimelineTab procedure={procedure} /> },
  ]
  return (
    <>
      {procedure.estimatedTime ? (
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">Estimated time:</span> {procedure.estimatedTime}
        </p>
      ) : null}
      <Tabs label={title} tabs={tabs} />
      <LawLine procedure={procedure} />
    </>
  )
}

function GuideFiles({ procedure }: PartProps) {
  const { slug, title } = procedure
  const fullAddress = useFullAddress()
  return (
    <>
      <Button
        variant="secondary"
        className="px-0"
        aria-label={`Download ${title}`}
        title="Download the complete guide (text)"
        onClick={() => downloadGuide(procedure, fullAddress({ to: '/procedures/$slug', params: { slug } }))}
      >
        <Download aria-hidden="true" className="size-5" />
      </Button>
      <ButtonLink
        to="/procedures/$slug/print"
        params={{ slug }}
        target="_blank"
        variant="secondary"
        className="px-0"
        aria-label={`Print ${title}`}
        title="Print the complete guide"
      >
        <Printer aria-hidden="true" className="size-5" />
      </ButtonLink>
    </>
  )
}
