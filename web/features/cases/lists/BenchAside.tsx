import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CaseBench } from '#shared/contract/case-lists.ts'
import { useMessages } from '#web/messages.ts'
import { CourtLink, JudgeLink } from '../shared/BenchLinks.tsx'
import { listsMessages } from './messages.ts'

type BenchAsideProps = { bench: CaseBench; judgesTitle: string; courts?: CaseBench['courts'] }

/** What stands beside the list of a court or judge. */
export function BenchAside({ bench, judgesTitle, courts = [] }: BenchAsideProps) {
  const say = useMessages(listsMessages)
  return (
    <div className="flex flex-col gap-6">
      {bench.mostCited.length > 0 ? (
        <section aria-labelledby="most-cited">
          <h2 id="most-cited" className="border-b border-rule pb-1 text-lg">
            {say('mostCited')}
          </h2>
          <ol className="divide-y divide-rule">
            {bench.mostCited.map(({ id, caseTitle, year, citedByCount }) => (
              <li key={id} className="py-2">
                <Link to="/case-law/$id" params={{ id }} lang="en" className="no-underline hover:underline">
                  {caseTitle}
                </Link>
                <p className="text-sm text-muted">
                  {[year, say('citedBy', { count: citedByCount })].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Counted id="courts" title={say('courts')} counted={courts}>
        {court => <CourtLink court={court} />}
      </Counted>
      <Counted id="judges" title={judgesTitle} counted={bench.judges}>
        {judge => <JudgeLink judge={judge} />}
      </Counted>
      <Counted id="provisions" title={say('provisions')} counted={bench.sections}>
        {section => (
          <Link
            to="/case-law"
            search={{ q: section, type: 'legal_issue' }}
            className="underline decoration-1 underline-offset-2"
          >
            {section}
          </Link>
        )}
      </Counted>
    </div>
  )
}

type CountedProps = {
  id: string
  title: string
  counted: CaseBench['courts']
  children: (value: string) => ReactNode
}

function Counted({ id, title, counted, children }: CountedProps) {
  if (counted.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-rule pb-1 text-lg">
        {title}
      </h2>
      <ul lang="en">
        {counted.map(({ value, count }) => (
          <li key={value} className="flex min-h-9 items-center justify-between gap-3 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">{children(value)}</span>
            <span className="text-muted tabular-nums">{count.toLocaleString('en-IN')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
