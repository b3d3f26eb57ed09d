import { type LawSection, wholeSection } from '#shared/law/section.ts'
import type { FoundConcept } from './concepts.ts'
import { withRelated } from './expand-concepts.ts'
import type { Law } from './understanding.ts'

/** 'jamin 439', '138 cheque bounce': the number is a section if a concept of the query has it. */
export function inferSections(
  words: readonly string[],
  concepts: readonly FoundConcept[],
  law: Law,
): LawSection[] {
  const numbers = new Set(
    words.filter(word => /^\d{1,3}[a-z]{0,2}$/i.test(word)).map(word => word.toUpperCase()),
  )
  if (numbers.size === 0) return []
  return concepts
    .flatMap(({ concept }) => concept.sections)
    .flatMap(section => withRelated(section, law))
    .map(wholeSection)
    .filter(({ section }) => numbers.has(section.toUpperCase()))
}
