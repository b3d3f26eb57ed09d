import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { type LawSection, nameSection, nameSections } from '#shared/law/section.ts'
import type { Words } from './messages.ts'

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
export function listUnderstood(understood: UnderstoodQuery, words: Words): UnderstoodGroup[] {
  const { say } = words
  const { citations, caseNumbers, names, sections, concepts, courts, years, phrases, conditions, excluded } =
    understood
  const groups: UnderstoodGroup[] = [
    { name: say('groupCitations'), things: citations.map(one => describeCitation(one, words)) },
    { name: say('groupNumbers'), things: caseNumbers.map(one => describeNumber(one, words)) },
    { name: say('groupNames'), things: names.map(asThing) },
    { name: say('provisions'), things: sections.map(one => describeSection(one, words)) },
    { name: say('groupConcepts'), things: concepts.map(one => describeConcept(one, words)) },
    { name: say('groupCourts'), things: courts.map(asThing) },
    { name: say('groupYears'), things: years ? [asThing(nameYears(years, words))] : [] },
    { name: say('groupPhrases'), things: phrases.map(phrase => asThing(`“${phrase}”`)) },
    { name: say('groupOperators'), things: conditions.map(describeCondition) },
    { name: say('groupWithout'), things: excluded.map(asThing) },
  ]
  return groups.filter(({ things }) => things.length > 0)
}

/** 'Searched for “bail” instead of “bial”.' */
export function listCorrections(
  { corrections }: Pick<UnderstoodQuery, 'corrections'>,
  { say }: Words,
): string[] {
  return corrections.map(correction => say('corrected', correction))
}

function describeCitation(
  { citation, caseId }: UnderstoodQuery['citations'][number],
  { say }: Words,
): UnderstoodThing {
  return caseId ? { text: citation, caseId } : { text: citation, note: say('notInLibrary'), isMissing: true }
}

function describeNumber(
  { number, caseIds }: UnderstoodQuery['caseNumbers'][number],
  { say, word }: Words,
): UnderstoodThing {
  const [first] = caseIds
  if (!first) return { text: number, note: say('notInLibrary'), isMissing: true }
  return caseIds.length === 1
    ? { text: number, caseId: first }
    : { text: number, note: word('judgments', { count: caseIds.length }) }
}

function describeSection(section: UnderstoodQuery['sections'][number], { word }: Words): UnderstoodThing {
  const also = nameSections(section.also)
  const key = replacedActs.test(section.act) ? 'nowSection' : 'formerlySection'
  const other = also && word(key, { section: also })
  const note = [other, section.isInForce === false ? word('notInForce') : ''].filter(Boolean).join(', ')
  const { act, section: number } = section
  const hasPage = listedActs.test(act) && number !== ''
  return {
    text: nameSection(section),
    ...(note && { note }),
    ...(hasPage && { section: { act, section: number } }),
  }
}

function describeConcept(
  { term, alsoSearched }: UnderstoodQuery['concepts'][number],
  { say }: Words,
): UnderstoodThing {
  const others = alsoSearched.filter(other => other.toLowerCase() !== term.toLowerCase())
  return others.length > 0 ? { text: term, note: say('also', { others: others.join(', ') }) } : { text: term }
}

function describeCondition({ text, note }: UnderstoodQuery['conditions'][number]): UnderstoodThing {
  return note ? { text, note } : { text }
}

/** '2001 to 2010', 'From 2010', 'Up to 1990'. */
export function nameYears({ from, to }: NonNullable<UnderstoodQuery['years']>, { say }: Words): string {
  if (from !== null && to !== null) return from === to ? String(from) : say('yearsBetween', { from, to })
  return from !== null ? say('fromYear', { year: from }) : say('upTo', { year: to ?? '' })
}

function asThing(text: string): UnderstoodThing {
  return { text }
}
