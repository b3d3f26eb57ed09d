import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { IndexFilters, TextNode } from '../index/case-index.ts'
import type { CitationGraph } from '../index/graph.ts'
import type { TermStatistics } from '../index/term-statistics.ts'
import { understandQuery } from '../understanding/understand.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { type Correction, correctSpelling } from './correct-spelling.ts'
import type { NameFinder, NameMatch } from './name-finder.ts'
import { createMatcher, type Matcher } from './passages.ts'
import { type QueryPairs, weighPairs } from './score-bigrams.ts'
import { selectTerms, textNodeOf } from './select-terms.ts'

/** Whoever types more asks a question. */
const mostNameWords = 5
/** Pages of names may be pasted; the first few are looked for however they are spelt. */
const mostNames = 3

export type SearchPlan = {
  reading: Understanding
  node: TextNode | null
  filters: IndexFilters
  /** What was chosen on the page alone, without what the words say of court and years. */
  chosenFilters: IndexFilters
  /** The judgments that the query names. */
  asked: ReadonlySet<string>
  /** The judgments whose names may be meant, however they are spelt. */
  names: NameMatch[]
  corrections: Correction[]
  matcher: Matcher
  /** Neighbouring words of the query; a keyword search says itself which words belong together. */
  pairs: QueryPairs
}

type PlanNeeds = {
  law: Law
  graph: CitationGraph
  terms: TermStatistics
  finder: NameFinder
  rewritten: readonly string[]
}

/** From the question to what is looked for, and by what the found is chosen and marked. */
export function planSearch(
  question: CaseQuestion,
  { law, graph, terms, finder, rewritten }: PlanNeeds,
): SearchPlan {
  const { query, searchType } = question
  const isBrief = searchType === 'case_brief'
  const reading = understandQuery(query, searchType, law)
  const names = isBrief ? [] : findNames(question, reading, finder)
  const corrections = isBrief ? [] : correctWords(reading, names, terms)
  const alsoSearched = [...corrections.map(({ searched }) => searched), ...rewritten]
  const weighted = isBrief ? selectTerms(query, terms) : []
  const words = isBrief ? weighted.map(({ word }) => word) : reading.rankWords
  const chosenFilters = { ...question.filters, ...(question.category ? { category: question.category } : {}) }
  const named = reading.understood.citations.flatMap(
    ({ citation }) => graph.resolve({ title: '', citation }) ?? [],
  )
  return {
    reading,
    node: textNodeOf(reading.node, searchType, { terms: weighted, corrections, rewritten }),
    filters: { ...reading.filters, ...chosenFilters },
    chosenFilters,
    // A brief cites what its author already has.
    asked: new Set(isBrief ? [] : named),
    names,
    corrections,
    pairs:
      searchType === 'keyword'
        ? []
        : weighPairs([query, ...reading.understood.concepts.map(({ term }) => term)], terms),
    matcher: createMatcher(
      [
        ...words,
        ...alsoSearched,
        ...reading.understood.sections.map(({ section }) => section.replace(/\(.*/, '')),
      ],
      [
        ...reading.understood.phrases,
        ...reading.understood.concepts.flatMap(({ term, alsoSearched: also }) => [term, ...also]),
      ],
    ),
  }
}

/** What was typed as a name, or else the whole of a few words that are nothing else. */
function findNames({ query, searchType }: CaseQuestion, { understood }: Understanding, finder: NameFinder) {
  const { names, words, citations, sections, phrases, excluded, courts, years } = understood
  if (names.length > 0) return names.slice(0, mostNames).flatMap(name => finder.find(name))
  const others = [citations, sections, phrases, excluded, courts].some(list => list.length > 0)
  if (others || years || words.length > mostNameWords) return []
  // The words of a question are without initials; those of a keyword search are without what joins them.
  return finder.find(searchType === 'keyword' ? words.join(' ') : query)
}

function correctWords({ understood }: Understanding, names: readonly NameMatch[], terms: TermStatistics) {
  const inNames = understood.names.slice(0, mostNames).flatMap(name => name.match(/\p{L}+/gu) ?? [])
  return correctSpelling([...understood.words, ...inNames], terms, names[0])
}
