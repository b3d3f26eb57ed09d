import { findActs, nameAct } from '#server/law/acts/find-acts.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { findSections } from '#server/law/sections/find-sections.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { KnownTest, TextNode } from '../library/search-query.ts'
import { courtNames } from './court-names.ts'
import { sectionNode, withRelated } from './expand-concepts.ts'
import { citationField } from './name-node.ts'
import { allOf } from './nodes.ts'
import { shortestPrefix, wordsOf } from './parse-tokens.ts'
import type { Law } from './understanding.ts'

export type FieldName = 'title' | 'judge' | 'court' | 'year' | 'section' | 'citation'
/** The text after the colon, and where it ends. */
export type Value = { text: string; to: number; isQuoted: boolean }
/** `description` is null if the sections themselves are shown. */
export type FieldNode = { node: TextNode; description: string | null; sections?: LawSection[] }
type Parsed = (FieldNode & { to?: number; notice?: string }) | { notice: string; to?: number }
type FieldParser = (value: Value, rest: string, law: Law) => Parsed

export const fieldParsers: Record<FieldName, FieldParser> = {
  title: parseTitle,
  judge: parseJudge,
  court: parseCourt,
  year: parseYear,
  section: parseSection,
  citation: parseCitation,
}

const cannot = (field: string, text: string, how: string) =>
  `“${field}:${text}” could not be read and was left out: ${how}.`

function parseTitle({ text, isQuoted }: Value): Parsed {
  const words = wordsOf(text)
  if (!words) return { notice: cannot('title', text, 'write title:gandhi or title:"union of india"') }
  const description = `Name: ${text}`
  if (isQuoted) return { node: { kind: 'phrase', text: words, fields: ['title'] }, description }
  if (!text.endsWith('*'))
    return { node: { kind: 'words', text: words, match: 'all', fields: ['title'] }, description }
  return words.length < shortestPrefix || words.includes(' ')
    ? { notice: cannot('title', text, 'a star stands after at least three letters of one word') }
    : { node: { kind: 'prefix', text: words.toLowerCase(), fields: ['title'] }, description }
}

function parseJudge({ text }: Value, _rest: string, { judgesNamed = () => [] }: Law): Parsed {
  const judges = judgesNamed(text)
  const node = known({ field: 'judge', judges })
  if (judges.length === 0)
    return {
      node,
      description: `Judge: ${text}`,
      notice: `No judgment of this library is by a judge called “${text}”.`,
    }
  const shown =
    judges.length > 3 ? `${judges.slice(0, 3).join(', ')} and ${judges.length - 3} more` : judges.join(', ')
  return { node, description: `Judge: ${shown}` }
}

/** A court by its usual names, or by a word of its name. An unquoted value ends where the name ends. */
function parseCourt(value: Value, rest: string, { knownCourts }: Law): Parsed {
  const within = value.isQuoted ? value.text : rest.slice(0, 80)
  const named = courtNames.find(({ asked }) => within.search(asked) === 0)
  const length = named ? (within.match(named.asked)?.[0]?.length ?? 0) : 0
  const text = named ? within.slice(0, length) : value.text
  const to = named && !value.isQuoted ? length : value.to
  const words = wordsOf(text.toLowerCase()).split(' ')
  const courts = knownCourts.filter(court =>
    named
      ? named.listed.test(court)
      : words.every(word => wordsOf(court.toLowerCase()).split(' ').includes(word)),
  )
  const node = known({ field: 'court', courts })
  if (courts.length === 0)
    return {
      node,
      to,
      description: `Court: ${text}`,
      notice: `This library has no judgment of a court called “${text}”.`,
    }
  return { node, to, description: `Court: ${courts.join(', ')}` }
}

const yearPattern =
  /^(?:(>=|<=|>|<)\s?((?:18|19|20)\d\d)|((?:18|19|20)\d\d)(?:\s?(?:-|–|\.\.)\s?((?:18|19|20)\d\d)?)?)(?!\d)/

function parseYear({ text, isQuoted, to }: Value, rest: string): Parsed {
  const match = yearPattern.exec(isQuoted ? text : rest)
  if (!match) return { notice: cannot('year', text, 'write year:2015, year:2010-2015 or year:>2010'), to }
  const [whole, sign, bound, first, last] = match
  const range = sign
    ? boundYears(sign, Number(bound))
    : { from: Number(first), to: last ? Number(last) : /[-–.]$/.test(whole) ? null : Number(first) }
  const ordered =
    range.from !== null && range.to !== null && range.from > range.to
      ? { from: range.to, to: range.from }
      : range
  return {
    node: known({ field: 'year', ...ordered }),
    description: `Year: ${describeYears(ordered)}`,
    to: isQuoted ? to : whole.length,
  }
}

function boundYears(sign: string, year: number) {
  const shift = sign.length === 1 ? 1 : 0
  return sign.startsWith('>') ? { from: year + shift, to: null } : { from: null, to: year - shift }
}

function describeYears({ from, to }: { from: number | null; to: number | null }): string {
  if (from === to) return String(from)
  return from === null ? `up to ${to}` : to === null ? `from ${from}` : `${from} to ${to}`
}

/** 'section:302 IPC' under all its numbers, 'section:302' of any act, 'section:IPC' for the act. */
function parseSection(value: Value, rest: string, law: Law): Parsed {
  const within = value.isQuoted ? value.text : rest.slice(0, 120)
  const end = (to: number) => (value.isQuoted ? value.to : to)
  const found = findSections(within).filter(({ from }) => from === 0)
  const [first] = found
  if (first) return parseNumbered(found, end(first.to), law)
  const [act] = findActs(within).filter(({ from }) => from === 0)
  const name = act && nameAct(act, Number.NaN, null, new Set())
  if (act && name)
    return {
      node: known({ field: 'section', act: name, section: null }),
      description: `Act: ${name}`,
      to: end(act.to),
    }
  const section = /^\d{1,4}[A-Z]{0,3}(?![\p{L}\d])/iu.exec(value.text)?.[0].toUpperCase()
  if (!section)
    return { notice: cannot('section', value.text, 'write section:"302 IPC", section:302 or section:IPC') }
  return {
    node: known({ field: 'section', act: null, section }),
    description: `Provision: ${section} of any act`,
  }
}

function parseNumbered(found: readonly LawSection[], to: number, law: Law): Parsed {
  const sections = found.map(({ act, section }) => ({ act, section }))
  const nodes = sections.flatMap(one => sectionNode(withRelated(one, law), { isNamed: true }))
  return { node: allOf(nodes) ?? { kind: 'or', nodes: [] }, description: null, sections, to }
}

function parseCitation(value: Value, rest: string): Parsed {
  const within = value.isQuoted ? value.text : rest.slice(0, 80)
  const [found] = findCitations(within).filter(({ from }) => from <= 1)
  if (found)
    return {
      node: citationField(found.citation),
      description: `Citation: ${found.citation}`,
      to: value.isQuoted ? value.to : found.to,
    }
  const text = wordsOf(value.text)
  if (!text)
    return { notice: cannot('citation', value.text, 'write citation:"(2014) 8 SCC 273"'), to: value.to }
  return {
    node: { kind: 'phrase', text, fields: ['citation'] },
    description: `Citation: ${value.text}`,
    notice: `“${value.text}” is no whole citation; judgments were searched whose citation has it.`,
  }
}

function known(test: KnownTest): TextNode {
  return { kind: 'known', test }
}
