import { type FoundName, findCaseNames } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { type FoundSection, findSections } from '#server/law/sections/find-sections.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { type LawSection, nameSection } from '#shared/law/section.ts'
import type { TextNode } from '../library/search-query.ts'
import { withRelated } from './expand-concepts.ts'
import { type AskedNumber, describeNumbers, findNumbers, numberNode } from './find-numbers.ts'
import { findKnownSection } from './find-parts.ts'
import { citationNode, exactNameNode } from './name-node.ts'
import { allOf, anyOf, isNegative } from './nodes.ts'
import { parseFields } from './parse-fields.ts'
import { parseOperators } from './parse-operators.ts'
import type { Atom } from './parse-tokens.ts'
import { blankSpans, findQuotes, outsideOf, sortSpans } from './spans.ts'
import { emptyUnderstood, type Intent, type Law, type Understanding, unique } from './understanding.ts'

/** Nobody would read more notices than this. */
const mostNotices = 8

/** Only what was typed: no added words, no other numbers of a section, no filters except fields. */
export function parseKeywords(typed: string, law: Law): Understanding {
  const { fields, notices } = parseFields(typed, law)
  const text = blankSpans(
    typed,
    fields.filter(({ field }) => field === null),
  )
  const found = findAtoms(blankSpans(text, fields), law)
  const asked = fields.flatMap(({ field, from, to }) => (field ? [{ ...field, from, to }] : []))
  const read = parseOperators(text, sortSpans([...found.atoms, ...asked]))
  const { node, words, phrases, excluded, prefixes, nears, conditions } = read
  return {
    understood: {
      ...emptyUnderstood(),
      citations: found.citations.map(citation => ({ citation, caseId: null })),
      caseNumbers: found.caseNumbers,
      names: found.names,
      sections: [
        ...found.sections.map(section => ({ ...section, also: [] })),
        ...asked
          .flatMap(({ sections = [] }) => sections)
          .map(section => ({ ...section, also: withRelated(section, law).slice(1) })),
      ],
      phrases,
      excluded,
      words,
      conditions: conditions.map(text => ({ text, note: null })),
      notices: unique([...notices, ...read.notices]).slice(0, mostNotices),
    },
    node: node && !isNegative(node) ? node : null,
    ...(node && isNegative(node) ? { excluding: node } : {}),
    intent: chooseIntent(found, [words, phrases, excluded, prefixes, conditions].flat().length),
    filters: {},
    rankWords: unique([...words, ...phrases.flatMap(phrase => phrase.split(' '))]),
    marks: { prefixes, nears },
  }
}

type Found = {
  atoms: Atom[]
  citations: string[]
  caseNumbers: UnderstoodQuery['caseNumbers']
  names: string[]
  sections: LawSection[]
}

/** Citations, sections and the name of a case are searched as such, or else as plain words. */
function findAtoms(text: string, law: Pick<Law, 'isName' | 'hasSection' | 'casesNumbered'>): Found {
  const { isName = () => true } = law
  const quotes = findQuotes(text)
  const known = findKnownSection(text, law)
  const citations = known.length > 0 ? [] : outsideOf(findCitations(text), quotes)
  const outside = blankSpans(text, [...quotes, ...citations])
  const numbers = known.length > 0 ? [] : findNumbers(outside)
  const caseNumbers = describeNumbers(numbers, law)
  const rest = blankSpans(outside, numbers)
  const sections = known.length > 0 ? known : findSections(rest)
  const names = findWholeName(blankSpans(rest, sections)).filter(({ name }) => isName(name))
  return {
    atoms: sortSpans([
      ...citations.map(one => ({ from: one.from, to: one.to, node: citationNode(one.citation) })),
      ...numbers.map((one, at) => numberAtom(one, caseNumbers[at]?.caseIds ?? [])),
      ...groupBySpan(sections).map(group => sectionAtom(text, group)),
      ...names.map(nameAtom),
    ]),
    citations: unique(citations.map(({ citation }) => citation)),
    caseNumbers,
    names: names.map(({ name }) => name),
    sections: unique(
      sections.map(({ act, section }) => ({ act, section })),
      nameSection,
    ),
  }
}

/** Only if the text has no operators: 'State NOT X v Y' is not a name. */
function findWholeName(text: string): FoundName[] {
  return /["()]|\b(?:AND|OR|NOT)\b|(?:^|\s)-/.test(text) ? [] : findCaseNames(text)
}

/** 'Sections 302 and 34 IPC' is one mention of two sections. */
function groupBySpan(sections: readonly FoundSection[]): [FoundSection, ...FoundSection[]][] {
  const groups = new Map<number, [FoundSection, ...FoundSection[]]>()
  for (const section of sections) {
    const group = groups.get(section.from)
    if (group) group.push(section)
    else groups.set(section.from, [section])
  }
  return [...groups.values()]
}

function sectionAtom(text: string, group: [FoundSection, ...FoundSection[]]): Atom {
  const { from, to } = group[0]
  const nodes = group.map(({ act, section }): TextNode => ({ kind: 'section', act, section, isNamed: true }))
  const mention = text.slice(from, to)
  const combined = /\bor\b/i.test(mention) ? anyOf(nodes) : allOf(nodes)
  const node = anyOf([...(combined ? [combined] : []), asWords(mention)])
  return { from, to, node: node ?? asWords(mention) }
}

function nameAtom({ name, from, to }: FoundName): Atom {
  const words = asWords(name.replace(/\sv\s/, ' '))
  const named = exactNameNode(name)
  return { from, to, node: (named && anyOf([named, words])) ?? words }
}

function asWords(text: string): TextNode {
  return { kind: 'words', text: text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? text, match: 'all' }
}

/** The judgment that has the number, and those that mention it. */
function numberAtom(asked: AskedNumber, ids: readonly string[]): Atom {
  const node = anyOf([{ kind: 'known', test: { field: 'id', ids } }, numberNode(asked)])
  return { from: asked.from, to: asked.to, node: node ?? asWords(asked.printed) }
}

function chooseIntent({ citations, caseNumbers, names, sections }: Found, others: number): Intent {
  if (citations.length + caseNumbers.length > 0 && others === 0) return 'citation'
  if (names.length > 0 && others <= 2) return 'name'
  return sections.length > 0 && others === 0 ? 'section' : 'words'
}
