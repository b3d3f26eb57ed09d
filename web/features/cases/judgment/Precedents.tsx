import { Link } from '@tanstack/react-router'
import type { CitedCase } from '#shared/contract/cases.ts'
import { useMessages } from '#web/messages.ts'
import { caseMessages } from '../shared/messages.ts'
import { TreatmentBadge } from '../shared/Treatment.tsx'
import { judgmentMessages } from './messages.ts'
import { JudgmentPart } from './NoteParts.tsx'

/** The judgments it relies on; those that the library does not have are named too. */
export function Precedents({ cites }: { cites: readonly CitedCase[] }) {
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  if (cites.length === 0) return null
  const isGapped = cites.some(({ caseId }) => caseId === null)
  return (
    <JudgmentPart id="precedents" title={word('precedents')}>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {cites.map(cited => (
          <li
            key={`${cited.title} ${cited.citation}`}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5"
          >
            <CitedTitle cited={cited} />
            {cited.citation ? <span className="text-sm text-muted">{cited.citation}</span> : null}
            {cited.treatment && cited.treatment !== 'referred' ? (
              <TreatmentBadge kind={cited.treatment} />
            ) : null}
          </li>
        ))}
      </ul>
      {isGapped ? (
        <p data-chrome="" className="mt-2 text-sm text-muted">
          {say('unlinked')}
        </p>
      ) : null}
    </JudgmentPart>
  )
}

function CitedTitle({ cited: { title, caseId } }: { cited: CitedCase }) {
  if (caseId === null) return <span>{title}</span>
  return (
    <Link to="/case-law/$id" params={{ id: caseId }} className="font-semibold text-bench-ink underline">
      {title}
    </Link>
  )
}
