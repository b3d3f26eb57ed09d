import { Link } from '@tanstack/react-router'
import type { CaseNetwork, Neighbour } from '#shared/contract/case-pictures.ts'
import { useMessages } from '#web/messages.ts'
import { TreatmentBadge } from '../shared/Treatment.tsx'
import { networkMessages } from './messages.ts'

type NetworkSideProps = {
  id: string
  name: 'cites' | 'citedBy'
  side: CaseNetwork['cites']
  /** Where the judgment's page has all of them. */
  part: string
}

/** One side as a list: each leads to its own network. What stands above and below is out of its height, to which the lines are drawn. */
export function NetworkSide({ id, name, side: { total, cases }, part }: NetworkSideProps) {
  const say = useMessages(networkMessages)
  const isPart = cases.length < total
  return (
    <section aria-labelledby={name} className="flex min-w-0 flex-col max-lg:mt-6 lg:relative">
      <h2 id={name} className="pb-2 text-base lg:absolute lg:bottom-full">
        {say(name)}
      </h2>
      {cases.length === 0 ? (
        <p className="my-auto rounded-md border border-dashed border-edge p-4 text-sm text-muted">
          {say(name === 'cites' ? 'citesNone' : 'citedByNone')}
        </p>
      ) : (
        <ol className="grid flex-1 auto-rows-fr border-rule max-lg:border-l-2 max-lg:pl-3">
          {cases.map(one => (
            <Node key={one.id} neighbour={one} />
          ))}
        </ol>
      )}
      {isPart ? (
        <p className="pt-2 text-sm text-muted lg:absolute lg:top-full">
          {say('shownOf', { shown: cases.length, total: total.toLocaleString('en-IN') })}
          {' · '}
          <Link
            to="/case-law/$id"
            params={{ id }}
            hash={part}
            className="inline-flex min-h-11 items-center underline"
          >
            {say('showAll', { total: total.toLocaleString('en-IN') })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function Node({ neighbour: { id, caseTitle, year, citedByCount, kinds } }: { neighbour: Neighbour }) {
  const say = useMessages(networkMessages)
  return (
    <li className="flex flex-col justify-center py-1">
      <Link
        to="/case-law/$id/network"
        params={{ id }}
        resetScroll={false}
        className="flex min-h-11 flex-col justify-center rounded-md border border-rule bg-sheet px-3 py-1.5 no-underline hover:border-bench-ink hover:bg-sunken"
      >
        <span lang="en" className="line-clamp-2 text-sm leading-snug font-semibold">
          {caseTitle}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          {[year, citedByCount > 0 && say('citedTimes', { count: citedByCount })].filter(Boolean).join(' · ')}
          {kinds.map(kind => (
            <TreatmentBadge key={kind} kind={kind} />
          ))}
        </span>
      </Link>
    </li>
  )
}
