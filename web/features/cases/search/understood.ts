import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { type LawSection, nameSection, nameSections } from '#shared/law/section.ts'

/** One understood item: its name, and what was searched in addition. */
export type UnderstoodThing = {
  text: string
  note?: string
  caseId?: string
  section?: LawSection
  isMissing?: boolean
}
export type UnderstoodGroup = { name: string; things: UnderstoodThing[] }

const replacedActs = /^(?:IPC|CrPC|IEA)$/
/** Each of their sections has a page. */
const listedActs = /^(?:IPC|CrPC|IEA|BNS|BNSS|BSA)$/

/** What was understood, group by group; empty groups are left out. */
export function listUnderstood(understood: UnderstoodQuery): UnderstoodGroup[] {
  const { citations, caseNumbers, names, sections, concepts, courts, years, phrases, conditions, excluded } =
    understood
  const groups: UnderstoodGroup[] = [
    { name: 'Citations', things: citations.map(describeCitation) },
    { name: 'Case numbers', things: caseNumbers.map(describeNumber) },
    { name: 'Case names', things: names.map(asThing) },
    { name: 'Provisions', things: sections.map(describeSection) },
    { name: 'Concepts', things: concepts.map(describeConcept) },
    { name: 'Courts', things: courts.map(asThing) },
    { name: 'Years', things: years ? [asThing(describeYears(years))] : [] },
    { name: 'Exact words', things: phrases.map(phrase => asThing(`“${phrase}”`)) },
    { name: 'Operators', things: conditions.map(describeCondition) },
    { name: 'Without', things: excluded.map(asThing) },
  ]
  return groups.filter(({ things }) => things.length > 0)
}

/** 'Searched for “bail” instead of “bial”.' */
export function listCorrections({ corrections }: Pick<UnderstoodQuery, 'corrections'>): string[] {
  return corrections.map(({ typed, searched }) => `Searched for “${searched}” instead of “${typed}”.`)
}

function describeCitation({ citation, caseId }: UnderstoodQuery['citations'][number]): UnderstoodThing {
  return caseId
    ? { text: citation, caseId }
    : { text: citation, note: 'not in this library', isMissing: true }
}

function describeNumber({ number, caseIds }: UnderstoodQuery['caseNumbers'][number]): UnderstoodThing {
  const [first] = caseIds
  if (!first) return { text: number, note: 'not in this library', isMissing: true }
  return caseIds.length === 1
    ? { text: number, caseId: first }
    : { text: number, note: `${caseIds.length} judgments` }
}

function describeSection(section: UnderstoodQuery['sections'][number]): UnderstoodThing {
  const also = nameSections(section.also)
  const other = also && `${replacedActs.test(section.act) ? 'now' : 'formerly'} ${also}`
  const note = [other, section.isInForce === false ? 'not in force' : ''].filter(Boolean).join(', ')
  const { act, section: number } = section
  const hasPage = listedActs.test(act) && number !== ''
  return {
    text: nameSection(section),
    ...(note && { note }),
    ...(hasPage && { section: { act, section: number } }),
  }
}

function describeConcept({ term, alsoSearched }: UnderstoodQuery['concepts'][number]): UnderstoodThing {
  const others = alsoSearched.filter(other => other.toLowerCase() !== term.toLowerCase())
  return others.length > 0 ? { text: term, note: `also ${others.join(', ')}` } : { text: term }
}

function describeCondition({ text, note }: UnderstoodQuery['conditions'][number]): UnderstoodThing {
  return note ? { text, note } : { text }
}

function describeYears({ from, to }: NonNullable<UnderstoodQuery['years']>): string {
  if (from !== null && to !== null) return from === to ? String(from) : `${from} to ${to}`
  return from !== null ? `from ${from}` : `up to ${to}`
}

function asThing(text: string): UnderstoodThing {
  return { text }
}
