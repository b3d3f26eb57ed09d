import type { Concept } from '#server/content/thesaurus.ts'
import type { SectionReference } from '#shared/cases/judgment.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/name-section.ts'
import type { TextNode } from '../index/case-index.ts'
import type { FoundConcept } from './concepts.ts'
import { type Law, unique, wholeSection } from './understanding.ts'

const expansionBoost = 0.4
const conceptSectionBoost = 0.8
const expansionsPerConcept = 4
const sectionsPerConcept = 2

export type Expansion = {
  shown: UnderstoodQuery['concepts']
  /** English terms of concepts that were said in another language: they count like words of the query. */
  translations: string[]
  nodes: TextNode[]
}

/**
 * What is searched besides the query's own words and sections, and counts less: other names of its concepts, and
 * where the law has them.
 */
export function expandConcepts(
  found: readonly FoundConcept[],
  text: string,
  named: readonly SectionReference[],
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
  const sections = concepts.flatMap(({ concept }) => toSections(concept, law))
  return {
    shown,
    translations: concepts.filter(({ isEnglish }) => !isEnglish).map(({ concept }) => concept.term),
    nodes: [
      ...shown.flatMap(({ alsoSearched }) => alsoSearched.map(toWords)),
      ...sectionNodes(
        sections.filter(section => !already.has(keyOf(section))),
        conceptSectionBoost,
      ),
    ],
  }
}

function toWords(text: string): TextNode {
  return { kind: 'words', text, match: 'all', boost: expansionBoost }
}

function toSections({ sections }: Concept, law: Law): SectionReference[] {
  return sections.slice(0, sectionsPerConcept).flatMap(section => withRelated(section, law))
}

/** What the index is asked for, each section once: it keeps them without their sub-sections. */
export function sectionNodes(sections: readonly SectionReference[], boost: number): TextNode[] {
  return unique(sections, keyOf).map(section => ({
    kind: 'section',
    ...section,
    boost,
  }))
}

/** A section, then all it was before or has become. */
export function withRelated({ act, section }: SectionReference, law: Law): SectionReference[] {
  const related = law.sectionMap.relatedSections(act, section)
  return unique([{ act, section }, ...related], nameSection)
}

function keyOf(section: SectionReference): string {
  return nameSection(wholeSection(section))
}
