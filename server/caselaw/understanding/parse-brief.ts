import { findCaseNames } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { findSections } from '#server/law/sections/find-sections.ts'
import { nameSection } from '#shared/law/section.ts'
import type { TextNode } from '../library/search-query.ts'
import { findConcepts } from './concepts.ts'
import { expandConcepts, sectionNode, withRelated } from './expand-concepts.ts'
import { findContentWords } from './find-parts.ts'
import { anyOf } from './nodes.ts'
import { blankSpans } from './spans.ts'
import { emptyUnderstood, type Law, type Understanding } from './understanding.ts'

const mostSections = 12
const mostConcepts = 10
const mostCitations = 20
const sectionBoost = 2
const termBoost = 1

/**
 * A pasted brief: what it cites and is about, most frequent first. The ranking chooses its other words,
 * because it knows how rare they are; `node` has only the sections and the concepts.
 */
export function parseBrief(text: string, law: Law): Understanding {
  const citations = findCitations(text)
  const found = findSections(text)
  const names = findCaseNames(text)
  const concepts = mostFrequent(
    findConcepts(blankSpans(text, [...citations, ...found, ...names]), law.thesaurus),
    ({ concept }) => concept.term,
    mostConcepts,
  )
  const sections = mostFrequent(found, nameSection, mostSections).map(({ act, section }) => ({
    act,
    section,
  }))
  const related = sections.map(section => withRelated(section, law))
  const expansion = expandConcepts(concepts, text, related.flat(), law)
  const terms = concepts.map(({ concept }) => concept.term)
  return {
    understood: {
      ...emptyUnderstood(),
      citations: mostFrequent(citations, ({ citation }) => citation, mostCitations).map(({ citation }) => ({
        citation,
        caseId: null,
      })),
      names: mostFrequent(names, ({ name }) => name.toLowerCase(), mostCitations).map(({ name }) => name),
      sections: sections.map((section, at) => ({ ...section, also: related[at]?.slice(1) ?? [] })),
      concepts: expansion.shown,
    },
    node: anyOf([
      ...related.flatMap(all => sectionNode(all, { boost: sectionBoost })),
      ...terms.map(termNode),
    ]),
    intent: 'brief',
    filters: {},
    rankWords: findContentWords(terms.join(' ')),
  }
}

function termNode(text: string): TextNode {
  return { kind: 'words', text, match: 'all', boost: termBoost }
}

function mostFrequent<Value>(values: readonly Value[], key: (value: Value) => string, most: number): Value[] {
  const counted = new Map<string, { value: Value; count: number }>()
  for (const value of values) {
    const known = counted.get(key(value))
    if (known) known.count++
    else counted.set(key(value), { value, count: 1 })
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ value }) => value)
}
