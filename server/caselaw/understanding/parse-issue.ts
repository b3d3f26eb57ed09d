import { hasOperators } from '#shared/cases/operator-examples.ts'
import { nameSection } from '#shared/law/section.ts'
import type { TextNode } from '../library/search-query.ts'
import { expandConcepts, sectionNode, withRelated } from './expand-concepts.ts'
import { describeNumbers, numberNode } from './find-numbers.ts'
import { findContentWords, findParts, type Parts } from './find-parts.ts'
import { inferSections } from './infer-sections.ts'
import { citationNode, nameNode } from './name-node.ts'
import { allOf, anyOf } from './nodes.ts'
import { emptyUnderstood, type Intent, type Law, type Understanding, unique } from './understanding.ts'

const wordBoost = 2
const sectionBoost = 4
/** A question has about a dozen words; of pasted pages only the first words are used. */
const mostWords = 300
const mostConcepts = 8

/** A question in plain words, in any of the three languages. Only quoted text must match. */
export function parseIssue(text: string, law: Law): Understanding {
  const parts = withSomeWords(findParts(text, law), text)
  const concepts = parts.concepts.slice(0, mostConcepts)
  const named = unique([...parts.sections, ...inferSections(parts.words, concepts, law)], nameSection)
  const sections = named.map(section => ({ section, all: withRelated(section, law) }))
  const related = sections.flatMap(({ all }) => all)
  const expansion = expandConcepts(concepts, text, related, law)
  const words = uniqueWords([...parts.words.slice(0, mostWords), ...parseTerms(expansion.translations)])
  const wanted = [
    ...(words.length > 0 ? [anyWords(words)] : []),
    ...sections.flatMap(({ all }) => sectionNode(all, { boost: sectionBoost, isNamed: true })),
    ...parts.citations.map(citationNode),
    ...parts.numbers.map(numberNode),
    ...parts.names.flatMap(name => nameNode(name) ?? []),
    ...expansion.nodes,
  ]
  return {
    understood: {
      ...emptyUnderstood(),
      citations: parts.citations.map(citation => ({ citation, caseId: null })),
      caseNumbers: describeNumbers(parts.numbers, law),
      names: parts.names,
      sections: sections.map(({ section, all }) => ({ ...section, also: all.slice(1) })),
      concepts: expansion.shown,
      courts: parts.courts,
      years: parts.years,
      phrases: parts.phrases,
      notices: hasOperators(text) ? [operatorsAreWords] : [],
      words,
    },
    node: withPhrases(parts.phrases, wanted),
    intent: chooseIntent(parts, named.length),
    filters: chooseFilters(parts),
    rankWords: uniqueWords([
      ...words,
      ...parseTerms(parts.phrases),
      ...parseTerms(expansion.shown.map(({ term }) => term)),
    ]),
  }
}

const operatorsAreWords =
  'Operators and fields (retrench*, NEAR/5, title:) are read in a keyword search; here they were searched as words.'

function parseTerms(terms: readonly string[]): string[] {
  return findContentWords(terms.join(' '))
}

function uniqueWords(words: readonly string[]): string[] {
  return unique(words, word => word.toLowerCase())
}

/** If a query has only stop words, they are searched after all. */
function withSomeWords(parts: Parts, text: string): Parts {
  const { words, phrases, citations, numbers, names, sections, courts, years } = parts
  const found = [words, phrases, citations, numbers, names, sections, courts].some(list => list.length > 0)
  return found || years ? parts : { ...parts, words: text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [] }
}

function anyWords(words: readonly string[]): TextNode {
  return { kind: 'words', text: words.join(' '), match: 'any', boost: wordBoost }
}

/** Phrases must match; the rest, and again the words of the phrases, only ranks. */
function withPhrases(phrases: readonly string[], wanted: TextNode[]): TextNode | null {
  if (phrases.length === 0) return anyOf(wanted)
  const required = phrases.map((text): TextNode => ({ kind: 'phrase', text }))
  const scored = wanted.length > 0 ? anyOf([anyWords(phrases), ...wanted]) : null
  return allOf([...required, ...(scored ? [scored] : [])])
}

/** With at most this many other words, a query counts as only a citation or a name. */
const fewWords = 2

function chooseIntent(parts: Parts, sections: number): Intent {
  const { citations, numbers, names, concepts, phrases, words, wordsBeside } = parts
  if (phrases.length > 0) return 'words'
  if (citations.length + numbers.length > 0 && words.length <= fewWords) return 'citation'
  if (names.length > 0 && words.length <= fewWords) return 'name'
  if (sections > 0 && concepts.length === 0 && words.length < fewWords) return 'section'
  return concepts.length > 0 && wordsBeside <= fewWords ? 'concept' : 'words'
}

function chooseFilters({ courts, years }: Parts): Understanding['filters'] {
  return {
    ...(courts.length > 0 ? { courts } : {}),
    ...(years?.from ? { yearFrom: years.from } : {}),
    ...(years?.to ? { yearTo: years.to } : {}),
  }
}
