import { type FoundName, findCaseNames } from '#shared/cases/case-names.ts'
import { findCitations } from '#shared/cases/citations.ts'
import type { SectionReference } from '#shared/cases/judgment.ts'
import { type FoundSection, findSections } from '#shared/law/find-sections.ts'
import { nameSection } from '#shared/law/name-section.ts'
import type { TextNode } from '../index/case-index.ts'
import { citationNode, exactNameNode } from './name-node.ts'
import { allOf, anyOf, isNegative } from './nodes.ts'
import { type Atom, readOperators } from './read-operators.ts'
import { blankSpans, findQuotes, outsideOf, sortSpans } from './spans.ts'
import { emptyUnderstood, type Intent, type Understanding, unique } from './understanding.ts'

/** What was typed and nothing else: no other words, no other numbers of a section, no filters. */
export function readKeywords(text: string): Understanding {
  const found = findAtoms(text)
  const { node, words, phrases, excluded } = readOperators(text, found.atoms)
  return {
    understood: {
      ...emptyUnderstood(),
      citations: found.citations.map(citation => ({ citation, caseId: null })),
      names: found.names,
      sections: found.sections.map(section => ({ ...section, also: [] })),
      phrases,
      excluded,
      words,
    },
    node: node && !isNegative(node) ? node : null,
    intent: chooseIntent(found, words.length + phrases.length + excluded.length),
    filters: {},
    rankWords: unique([...words, ...phrases.flatMap(phrase => phrase.split(' '))]),
  }
}

type Found = { atoms: Atom[]; citations: string[]; names: string[]; sections: SectionReference[] }

/** Citations, sections and a case's name are looked for as such, or as the words they are. */
function findAtoms(text: string): Found {
  const quotes = findQuotes(text)
  const citations = outsideOf(findCitations(text), quotes)
  const rest = blankSpans(text, [...quotes, ...citations])
  const sections = findSections(rest)
  const names = findWholeName(blankSpans(rest, sections))
  return {
    atoms: sortSpans([
      ...citations.map(one => ({ from: one.from, to: one.to, node: citationNode(one.citation) })),
      ...groupBySpan(sections).map(group => sectionAtom(text, group)),
      ...names.map(nameAtom),
    ]),
    citations: unique(citations.map(({ citation }) => citation)),
    names: names.map(({ name }) => name),
    sections: unique(
      sections.map(({ act, section }) => ({ act, section })),
      nameSection,
    ),
  }
}

/** Only where nothing tells operators from parties: 'State NOT X v Y' is no name. */
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
  const nodes = group.map(({ act, section }): TextNode => ({ kind: 'section', act, section }))
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

function chooseIntent({ citations, names, sections }: Found, others: number): Intent {
  if (citations.length > 0 && others === 0) return 'citation'
  if (names.length > 0 && others <= 2) return 'name'
  return sections.length > 0 && others === 0 ? 'section' : 'words'
}
