import { memo } from 'react'
import type { CaseRecord } from '#shared/contract/cases.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { CopyCitation } from '../shared/CopyCitation.tsx'
import { SaveCase } from '../shared/SaveCase.tsx'
import { CardTitle, PartButton, useOpenPart } from './CardParts.tsx'
import { CaseDetails } from './CaseDetails.tsx'
import { listRecordDetails } from './case-details.ts'
import { useWords } from './messages.ts'

/** A judgment of the browse list. */
export const BrowseCard = memo(function BrowseCard({ record }: { record: CaseRecord }) {
  const { id, citation, court, year, summary } = record
  return (
    <li className="flex">
      <article
        aria-labelledby={`case-${id}`}
        className="flex w-full flex-col gap-3 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-5"
      >
        <p className="flex flex-wrap gap-2">
          <CaseBadges judgment={record} />
        </p>
        <div>
          <CardTitle judgment={record} className="text-lg leading-snug" />
          <p className="mt-1 text-sm text-muted">
            {citation ? <span className="font-semibold text-ink">{citation}</span> : null}
            {citation ? ' · ' : null}
            {[court, year].filter(Boolean).join(', ')}
          </p>
        </div>
        {summary ? <p className="line-clamp-4">{summary}</p> : null}
        <CardFoot record={record} />
      </article>
    </li>
  )
})

function CardFoot({ record }: { record: CaseRecord }) {
  const words = useWords()
  const { id, caseTitle } = record
  const { open, toggle } = useOpenPart<'details'>()
  const details = listRecordDetails(record, words)
  const panelId = `more-${id}`
  return (
    <div className="mt-auto -mb-2">
      <div className="-mx-4 flex flex-wrap items-center">
        <SaveCase judgment={record} />
        <CopyCitation judgment={record} />
        {details.length > 0 ? (
          <PartButton
            name={words.say('details')}
            of={caseTitle}
            panelId={panelId}
            isOpen={open !== null}
            onToggle={() => toggle('details')}
          />
        ) : null}
      </div>
      <div id={panelId} hidden={open === null} className="pt-2 pb-3">
        {open === null ? null : <CaseDetails details={details} />}
      </div>
    </div>
  )
}
