import type { SearchType } from '#shared/cases/search-choices.ts'
import type { CaseQuestion } from '#shared/contract/cases.ts'
import type { CitationGraph, Snapshot, TermStatistics } from '../library/case-index.ts'
import type { IndexFilters, TextNode } from '../library/index-query.ts'
import type { Matcher } from '../text/find-marks.ts'
import { wordKey } from '../text/word-keys.ts'
import { isRomanHindi } from '../understanding/stop-words.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { type Correction, correctSpelling } from './correct-spelling.ts'
import { type Expansion, expandPrefixes } from './expand-prefixes.ts'
import { knownWordsOf } from './known-words.ts'
import { matcherOf } from './matcher-of.ts'
import type { NameFinder, NameMatch } from './name-finder.ts'
import { type QueryPairs, weighPairs } from './score-pairs.ts'
import { selectTerms, textNodeOf } from './select-terms.ts'
import { wordFamiliesOf } from './word-families.ts'

/** A text with more words is a question, not a name. */
const mostNameWords = 5
/** A pasted text may have very many names; only the first few are searched in all spellings. */
const mostNames = 3

export type SearchPlan = {
  reading: Understanding
  node: TextNode | null
  filters: IndexFilters
  /** Filters chosen on the page only, without the courts and years found in the text. */
  chosenFilters: IndexFilters
  /** The judgments that the query names. */
  asked: ReadonlySet<string>
  /** The judgments whose names may be meant, in any spelling. */
  names: NameMatch[]
  /** Whether these are added even if their text does not match. Not if operators say what is wanted. */
  joinsNames: boolean
  corrections: Correction[]
  /** The words that beginnings were replaced by. */
  expansions: Expansion[]
  /** Whether the list of words that this needs does not exist yet. */
  lacksWords: boolean
  matcher: Matcher
  /**
   * Neighbouring words of the query. None for a keyword search, which says itself which words belong
   * together, or for a section.
   */
  pairs: QueryPairs
}

type PlanNeeds = {
  law: Law
  snapshot: Pick<Snapshot, 'graph' | 'terms' | 'vocabulary'>
  finder: NameFinder
  rewritten: readonly string[]
}

/** Turns the question into what is searched, ranked and marked. */
export function planSearch(
  question: CaseQuestion,
  reading: Understanding,
  { law, snapshot: { graph, terms, vocabulary }, finder, rewritten }: PlanNeeds,
): SearchPlan {
  const { query, searchType } = question
  const isBrief = searchType === 'case_brief'
  const expanded = reading.node && expandPrefixes(reading.node, vocabulary)
  const names = isBrief ? [] : findNames(question, reading, finder)
  const corrections = isBrief ? [] : correctWords(question, reading, { name: names[0], terms, law })
  const alsoSearched = [...corrections.map(({ searched }) => searched), ...rewritten]
  const families = wordFamiliesOf(terms)
  const weighted = isBrief ? selectTerms(query, terms) : []
  const words = isBrief ? weighted.map(({ word }) => word) : reading.rankWords
  const forms = isBrief ? [] : words.flatMap(word => families.formsOf(word).map(form => form.word))
  const chosenFilters = { ...question.filters, ...(question.category ? { category: question.category } : {}) }
  return {
    reading,
    node: textNodeOf(expanded?.node ?? null, searchType, {
      terms: weighted,
      corrections,
      rewritten,
      families,
    }),
    filters: { ...reading.filters, ...chosenFilters },
    chosenFilters,
    // A brief cites what its author already has.
    asked: new Set(isBrief ? [] : listAsked(searchType, reading, graph)),
    names,
    joinsNames: searchType !== 'keyword' || reading.intent === 'name' || reading.node?.kind === 'words',
    corrections,
    expansions: expanded?.expansions ?? [],
    lacksWords: expanded?.isMissing ?? false,
    pairs:
      searchType === 'keyword' || reading.intent === 'section'
        ? []
        : weighPairs([query, ...reading.understood.concepts.map(({ term }) => term)], terms),
    matcher: matcherOf([...words, ...forms, ...alsoSearched], reading, query),
  }
}

/** Beside operators a number is only a condition: it must not add judgments that others exclude. */
function listAsked(
  searchType: SearchType,
  { understood, intent }: Understanding,
  graph: CitationGraph,
): string[] {
  const { citations, caseNumbers } = understood
  const numbered = searchType !== 'keyword' || intent === 'citation' ? caseNumbers : []
  return [
    ...citations.flatMap(({ citation }) => graph.resolve({ title: '', citation }) ?? []),
    ...numbered.flatMap(({ caseIds }) => caseIds),
  ]
}

/** What was typed as a name, or else the whole text if it is only a few words and nothing else. */
function findNames({ query, searchType }: CaseQuestion, { understood }: Understanding, finder: NameFinder) {
  const { names, words, citations, caseNumbers, sections, phrases, excluded, courts, years } = understood
  if (names.length > 0) return names.slice(0, mostNames).flatMap(name => finder.find(name))
  const others = [citations, caseNumbers, sections, phrases, excluded, courts].some(list => list.length > 0)
  if (others || years || words.length > mostNameWords) return []
  // In a question, `words` lacks the initials; in a keyword search, the text still has the operators.
  return finder.find(searchType === 'keyword' ? words.join(' ') : query)
}

/** Correct words in Roman Hindi or Marathi may be in no judgment, so only names are corrected there. */
function correctWords(
  { query }: CaseQuestion,
  { understood }: Understanding,
  { name, terms, law }: { name: NameMatch | undefined; terms: TermStatistics; law: Law },
) {
  const inNames = understood.names.slice(0, mostNames).flatMap(one => one.match(/\p{L}+/gu) ?? [])
  const known = knownWordsOf(law.thesaurus)
  const isRoman = isRomanHindi(query)
  return correctSpelling([...understood.words, ...inNames], terms, {
    name,
    isKnown: word =>
      isRoman ||
      known.has(word) ||
      known.has(wordKey(word)) ||
      wordFamiliesOf(terms).formsOf(word).length > 1,
  })
}
