import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseView } from '#shared/contract/cases.ts'
import { sectionKey } from '#shared/law/section.ts'
import { BackLink } from '#web/BackLink.tsx'
import { formatAsOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CourtLink, JudgeLinks } from '../shared/BenchLinks.tsx'
import { CaseBadges } from '../shared/CaseBadges.tsx'
import { CiteInDraft } from '../shared/CiteInDraft.tsx'
import { CopyCitation } from '../shared/CopyCitation.tsx'
import { caseMessages } from '../shared/messages.ts'
import { nameBoth } from '../shared/name-section.ts'
import { SaveCase } from '../shared/SaveCase.tsx'
import { DownloadPdf } from './DownloadPdf.tsx'
import { LaterHistory } from './LaterHistory.tsx'
import { judgmentMessages } from './messages.ts'

/** The facts of a judgment and the actions on it. */
export function JudgmentHead({ judgment }: { judgment: CaseView }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  return (
    <header className="border-b-4 border-double border-rule pb-5">
      <nav
        aria-label={say('caseLawPlace')}
        data-chrome=""
        className="flex flex-wrap justify-between gap-x-6 text-sm text-muted"
      >
        <BackLink to={{ to: '/case-law' }}>{word('caseLaw')}</BackLink>
        <Link
          to="/case-law/$id/network"
          params={{ id: judgment.id }}
          className="ml-auto inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {say('network')}
        </Link>
        <Link to="/case-law/saved" className="inline-flex min-h-11 items-center no-underline hover:underline">
          {word('savedJudgments')}
        </Link>
      </nav>
      <div className="flex flex-col gap-x-10 gap-y-4 lg:flex-row lg:items-start lg:justify-between">
        <div className="flex min-w-0 max-w-3xl flex-col gap-3">
          <h1 lang="en" className="text-3xl">
            {judgment.caseTitle}
          </h1>
          <Citations citations={judgment.citations} />
          <div className="flex flex-wrap gap-2">
            <CaseBadges judgment={judgment} />
          </div>
        </div>
        <Actions judgment={judgment} />
      </div>
      {judgment.note ? <LaterHistory note={judgment.note} /> : null}
      <Facts judgment={judgment} />
    </header>
  )
}

function Citations({ citations }: { citations: readonly string[] }) {
  const say = useMessages(judgmentMessages)
  if (citations.length === 0) return null
  return (
    <ul aria-label={say('citations')} className="flex flex-wrap gap-x-4 gap-y-1 text-lg text-muted">
      {citations.map(citation => (
        <li key={citation} className="whitespace-nowrap">
          {citation}
        </li>
      ))}
    </ul>
  )
}

function Actions({ judgment }: { judgment: CaseView }) {
  const word = useMessages(caseMessages)
  return (
    <div
      data-chrome=""
      className="grid shrink-0 grid-cols-2 gap-2 max-sm:[&>button:first-child]:col-span-2 sm:flex sm:flex-wrap lg:w-52 lg:flex-col lg:items-stretch"
    >
      <CopyCitation judgment={judgment} variant="primary" />
      <SaveCase judgment={judgment} variant="secondary" />
      <CiteInDraft judgment={judgment} variant="secondary" />
      <div className="contents lg:grid lg:grid-cols-2 lg:gap-2">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {word('print')}
        </Button>
        <DownloadPdf judgment={judgment} />
      </div>
    </div>
  )
}

function Facts({ judgment }: { judgment: CaseView }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const language = useLanguage()
  const { court, date, year, judges, caseStatus, caseDuration, parties, sections } = judgment
  const decided = date ? formatAsOf(date, language) : year
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-4">
      <Fact name={word('court')}>{court ? <CourtLink court={court} /> : null}</Fact>
      <Fact name={say('decided')}>{decided}</Fact>
      <Fact name={word('outcome')}>{caseStatus}</Fact>
      <Fact name={word('duration')}>{caseDuration}</Fact>
      <Fact name={word('petitioner')} className="col-start-1">
        {parties.petitioner}
      </Fact>
      <Fact name={word('respondent')}>{parties.respondent}</Fact>
      <Fact name={word('bench')} className="col-span-full">
        {judges.length > 0 ? <JudgeLinks judges={judges} /> : null}
      </Fact>
      <Fact name={say('sections')} className="col-span-full">
        {sections.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-2">
            {sections.map(section => (
              <li
                key={sectionKey(section)}
                className="rounded-sm border border-rule bg-sheet px-2 py-0.5 text-sm text-ink"
              >
                {nameBoth(section, word)}
              </li>
            ))}
          </ul>
        ) : null}
      </Fact>
    </dl>
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

/** Unknown facts are left out. */
function Fact({ name, className, children }: FactProps) {
  if (!children) return null
  return (
    <div className={className}>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
