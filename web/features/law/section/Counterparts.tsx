import { Link } from '@tanstack/react-router'
import type { SectionView } from '#shared/contract/sections.ts'
import { nameSection } from '#shared/law/section.ts'
import { useMessages } from '#web/messages.ts'
import { lawMessages } from '../messages.ts'

const newCodes = ['BNS', 'BNSS', 'BSA']
const oldCodes = ['IPC', 'CrPC', 'IEA']

/** The old number of a new section and the reverse, or that there is none. */
export function Counterparts({ section }: { section: SectionView }) {
  const say = useMessages(lawMessages)
  const { act, now, formerly } = section
  const isNew = newCodes.includes(act.act) && formerly.length === 0
  const isGone = oldCodes.includes(act.act) && now.length === 0
  if (now.length + formerly.length === 0 && !isNew && !isGone) return null
  return (
    <div className="mt-4 rounded-md border border-rule bg-sunken px-4 py-3">
      {now.length > 0 ? <Row label={say('now')} sections={now} /> : null}
      {formerly.length > 0 ? <Row label={say('formerly')} sections={formerly} /> : null}
      {isNew ? <p>{say('newSection')}</p> : null}
      {isGone ? <p>{say('noSuccessor')}</p> : null}
      {act.act === 'IPC' ? <p className="mt-2 text-sm text-muted">{say('offencesBefore')}</p> : null}
    </div>
  )
}

function Row({ label, sections }: { label: string; sections: SectionView['now'] }) {
  return (
    <div className="sm:flex sm:gap-4">
      <p className="w-24 shrink-0 py-2 text-sm font-semibold text-muted">{label}</p>
      <ul className="min-w-0">
        {sections.map(section => (
          <li key={`${section.act} ${section.section}`}>
            <Link
              to="/law/$act/$section"
              params={{ act: section.actSlug, section: section.slug }}
              className="inline-flex min-h-11 flex-wrap items-baseline gap-x-2 py-2"
            >
              <span className="font-semibold">{nameSection(section)}</span>
              <span lang="en">{section.heading}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
