import { Link } from '@tanstack/react-router'
import type { SectionPair } from '#shared/contract/law.ts'
import { type LawSection, nameSection, wholeNumber } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import { useMessages } from '#web/messages.ts'
import { lawMessages } from './messages.ts'

/** One row for each pair of old and new section; a section without counterpart says so. */
export function PairTable({ pairs }: { pairs: readonly SectionPair[] }) {
  const say = useMessages(lawMessages)
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-edge text-sm">
          <th scope="col" className="w-28 py-2 pr-3 sm:w-36">
            {say('old')}
          </th>
          <th scope="col" className="w-28 py-2 pr-3 sm:w-36">
            {say('new')}
          </th>
          <th scope="col" className="py-2">
            {say('matter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(pair => (
          <tr key={keyOf(pair)} className="break-inside-avoid border-b border-rule align-top">
            <td className="py-2 pr-3">
              <SectionName section={pair.old} missing={say('new')} />
            </td>
            <td className="py-2 pr-3">
              <SectionName section={pair.current} missing={say('noCounterpart')} />
              {pair.isInForce ? null : (
                <span className="block text-sm font-semibold text-seal-ink">{say('notInForce')}</span>
              )}
            </td>
            <td lang="en" className="py-2">
              {pair.name}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A section leads to its page. */
function SectionName({ section, missing }: { section: LawSection | null; missing: string }) {
  if (!section) return <span className="text-sm text-muted">{missing}</span>
  const name = nameSection(section)
  return (
    <Link
      to="/law/$act/$section"
      params={{ act: actSlug(section.act), section: sectionSlug(wholeNumber(section.section)) }}
      className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {name}
    </Link>
  )
}

function keyOf({ old, current }: SectionPair): string {
  return `${old?.act} ${old?.section} ${current?.act} ${current?.section}`
}
