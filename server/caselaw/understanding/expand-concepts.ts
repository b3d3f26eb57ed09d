import type { Concept } from '#server/content/thesaurus.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { type LawSection, sectionKey, wholeSection } from '#shared/law/section.ts'
import type { SectionNode, TextNode } from '../library/search-query.ts'
import type { FoundConcept } from './concepts.ts'
import { type Law, unique } from './understanding.ts'

const expansionBoost = 0.4
const conceptSectionBoost = 0.8
const expansionsPerConcept = 4
const sectionsPerConcept = 2

export type Expansion = {
  shown: UnderstoodQuery['concepts']
  /** English terms for concepts named in another language: they count like words of the query. */
  translations: string[]
  nodes: TextNode[]
}

/**
 * What is searched in addition to the words and sections of the query, with less weight: other names of its
 * concepts and the sections that belong to them.
 */
export function expandConcepts(
  found: readonly FoundConcept[],
  text: string,
  named: readonly LawSection[],
  law: Law,
): Expansion {
  const said = text.toLowerCase()
  const concepts = unique(found, ({ concept }) => concept.term)
  const shown = concepts.map(({ concept }) => ({
    term: concept.term,
    alsoSearched: [concept.term, ...concept.also]
      .filter(name => !said.includes(name.toLowerCase()))
      .slice(0, expansionsPerConcept),
  }))
  const already = new Set(named.map(keyOf))
  const groups = unique(
    concepts.flatMap(({ concept }) => toSections(concept, law)),
    ([section]) => (section ? keyOf(section) : ''),
  )
  return {
    shown,
    translations: concepts.filter(({ isEnglish }) => !isEnglish).map(({ concept }) => concept.term),
    nodes: [
      ...shown.flatMap(({ alsoSearched }) => alsoSearched.map(toWords)),
      ...groups
        .filter(([section]) => section && !already.has(keyOf(section)))
        .flatMap(group => sectionNode(group, { boost: conceptSectionBoost })),
    ],
  }
}

function toWords(text: string): TextNode {
  return { kind: 'words', text, match: 'all', boost: expansionBoost }
}

function toSections({ sections }: Concept, law: Law): LawSection[][] {
  return sections.slice(0, sectionsPerConcept).map(section => withRelated(section, law))
}

/** One section under all its numbers, each once; the index keeps sections without sub-sections. */
export function sectionNode(
  numbers: readonly LawSection[],
  how: Pick<SectionNode, 'boost' | 'isNamed'>,
): TextNode[] {
  const [section, ...also] = unique(numbers, keyOf)
  return section ? [{ kind: 'section', ...section, ...(also.length > 0 ? { also } : {}), ...how }] : []
}

/** A section, with its predecessors and successors. */
export function withRelated({ act, section }: LawSection, law: Law): LawSection[] {
  const related = law.sectionMap.listRelated({ act, section })
  return unique([{ act, section }, ...related], sectionKey)
}

function keyOf(section: LawSection): string {
  return sectionKey(wholeSection(section))
}
