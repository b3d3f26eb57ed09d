import { memo } from 'react'
import type { CaseResult } from '#shared/contract/cases.ts'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { CiteInDraft } from '../shared/CiteInDraft.tsx'
import { CopyCitation } from '../shared/CopyCitation.tsx'
import { OutwardLink } from '../shared/OutwardLink.tsx'
import { SaveCase } from '../shared/SaveCase.tsx'
import { CardTitle, PartButton, useOpenPart } from './CardParts.tsx'
import { CaseDetails } from './CaseDetails.tsx'
import { listDetails } from './case-details.ts'
import { useWords } from './messages.ts'
import { Passage } from './Passage.tsx'
import { Relevance } from './Relevance.tsx'
import { SectionList } from './SectionList.tsx'
import { TreatedIn } from './TreatedIn.tsx'
import { WhyMatched } from './WhyMatched.tsx'

/** One judgment that was found, with its reasons. */
export const ResultCard = memo(function ResultCard({ result }: { result: CaseResult }) {
  const { id } = result
  return (
    <li>
      <article
        aria-labelledby={`case-${id}`}
        className="flex flex-col gap-4 rounded-md border border-rule bg-sheet p-4 shadow-sheet sm:p-6"
      >
        <header className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="flex flex-wrap gap-2">
              <CaseBadges judgment={result} />
            </p>
            <Relevance score={result.relevanceScore} />
          </div>
          <CardTitle judgment={result} className="text-xl" />
          <Reference result={result} />
        </header>
        {result.passages.map(passage => (
          <Passage key={passage.paragraphId + passage.text} caseId={id} passage={passage} />
        ))}
        <TreatedIn treatedIn={result.treatedIn} id={id} />
        <SectionList sections={result.sections} />
        <CardFoot result={result} />
      </article>
    </li>
  )
})

/** Actions on the judgment, and buttons for its details. */
function CardFoot({ result }: { result: CaseResult }) {
  const words = useWords()
  const { say } = words
  const { id, caseTitle, why } = result
  const { open, toggle } = useOpenPart<'why' | 'details'>()
  const details = listDetails(result, words)
  const panelId = `more-${id}`
  return (
    <footer className="border-t border-rule pt-2 max-sm:-mb-2 sm:-mb-3">
      <div className="-mx-4 grid grid-cols-2 items-center max-sm:*:justify-start sm:flex sm:flex-wrap">
        <SaveCase judgment={result} />
        <CopyCitation judgment={result} />
        <CiteInDraft judgment={result} />
        {why.length > 0 ? (
          <PartButton
            name={say('whyMatched')}
            of={caseTitle}
            panelId={panelId}
            isOpen={open === 'why'}
            onToggle={() => toggle('why')}
          />
        ) : null}
        {details.length > 0 ? (
          <PartButton
            name={say('details')}
            of={caseTitle}
            panelId={panelId}
            isOpen={open === 'details'}
            onToggle={() => toggle('details')}
          />
        ) : null}
        <Citedness result={result} />
      </div>
      <div id={panelId} hidden={open === null} className="pt-3 pb-4">
        {open === 'why' ? <WhyMatched why={why} /> : null}
        {open === 'details' ? <CaseDetails details={details} /> : null}
      </div>
    </footer>
  )
}

/** Where it is reported, who decided it and when. */
function Reference({ result }: { result: CaseResult }) {
  const { say } = useWords()
  const language = useLanguage()
  const { citation, citations, court, date, year } = result
  const others = citations.filter(other => other !== citation)
  const when = date ? formatAsOf(date, language) : year?.toString()
  return (
    <div className="text-sm text-muted">
      <p>
        {citation ? <span className="font-semibold text-ink">{citation}</span> : null}
        {others.length > 0 ? <span> · {others.join(' · ')}</span> : null}
      </p>
      <p>{[court, when].filter(Boolean).join(', ')}</p>
      <SourceLinks result={result} />
      {result.hasFullText ? null : <p>{say('noText')}</p>}
    </div>
  )
}

function SourceLinks({ result: { officialUrl, pdfUrl } }: { result: CaseResult }) {
  const { say } = useWords()
  if (!officialUrl && !pdfUrl) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      <OutwardLink href={officialUrl}>{say('officialSite')}</OutwardLink>
      <OutwardLink href={pdfUrl}>PDF</OutwardLink>
    </p>
  )
}

function Citedness({ result: { citesCount, citedByCount } }: { result: CaseResult }) {
  const { say } = useWords()
  const parts = [
    citesCount > 0 && say('cites', { count: citesCount }),
    citedByCount > 0 && say('citedBy', { count: citedByCount }),
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text ? <p className="px-4 text-sm text-muted sm:ml-auto">{text}</p> : null
}
