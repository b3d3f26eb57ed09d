import type { SearchType } from '#shared/cases/search-choices.ts'
import type { CaseQuestion, UnderstoodQuery } from '#shared/contract/cases.ts'
import type { Correction, NameMatch, WeightedTerm } from '../library/look-up.ts'
import type { IndexFilters, TextNode } from '../library/search-query.ts'
import type { Matcher } from '../text/find-marks.ts'
import { isRomanHindi } from '../text/stop-words.ts'
import { wordKey } from '../text/word-keys.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { isMarkedInBrief, weighBrief } from './brief-text.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type Expansion, expandPrefixes } from './expand-prefixes.ts'
import { knownWordsOf } from './known-words.ts'
import type { Lexicon } from './lexicon.ts'
import { matcherOf } from './matcher-of.ts'
import { searchNodeOf } from './search-node.ts'

/** A text with more words is a question, not a name. */
const mostNameWords = 5
/** A pasted text may have very many names; only the first few are searched in all spellings. */
const mostNames = 3
/** More words find nothing more about a brief and cost time. */
const mostTelling = 40
/** So many say whether what is said of a case is about the brief. */
const mostWeighed = 200

export type SearchPlan = {
  reading: Understanding
  node: TextNode | null
  filters: IndexFilters
  /** What the list is narrowed to, read like keyword searches. */
  within: TextNode | undefined
  /** What of it could not be read as typed. */
  narrowingNotices: string[]
  /** Filters chosen on the page only, without the courts and years found in the text. */
  chosenFilters: IndexFilters
  /** The judgments that the query names. */
  asked: ReadonlySet<string>
  /** Its citations, with the judgments that have them. */
  citations: UnderstoodQuery['citations']
  /** The judgments whose names may be meant, in any spelling. */
  names: NameMatch[]
  /** Whether these are added even if their text does not match. Not if operators say what is wanted. */
  joinsNames: boolean
  corrections: Correction[]
  /** The words that beginnings stand for. */
  expansions: Expansion[]
  /** Whether the list of words that this needs does not exist yet. */
  lacksWords: boolean
  matcher: Matcher
  /**
   * Texts whose neighbouring words count. None for a keyword search, which says itself which words belong
   * together, or for a section.
   */
  paired: string[]
  /** Of a brief, the words that tell most, heaviest first. */
  telling: readonly WeightedTerm[]
}

type PlanNeeds = {
  law: Pick<Law, 'thesaurus'>
  lexicon: Lexicon
  rewritten: readonly string[]
  /** What the results are searched for. */
  narrowings: readonly Understanding[]
}

const fewNamesakes = 3

/** Turns the question into what is searched, ranked and marked. */
export function planSearch(
  question: CaseQuestion,
  reading: Understanding,
  { law, lexicon, rewritten, narrowings }: PlanNeeds,
): SearchPlan {
  const { query, searchType } = question
  const { understood, intent } = reading
  const isBrief = searchType === 'case_brief'
  const expanded = reading.node && expandPrefixes(reading.node, asked => lexicon('beginnings', asked))
  const names = isBrief ? [] : findNames(question, reading, lexicon)
  const corrections = isBrief ? [] : correctWords(question, reading, { name: names[0], law, lexicon })
  const alsoSearched = [...corrections.map(({ searched }) => searched), ...rewritten]
  const text = isBrief ? weighBrief(query) : query
  const telling = isBrief ? lexicon('telling', { text, most: mostWeighed }) : []
  const terms = telling.slice(0, mostTelling)
  const words = isBrief ? terms.map(({ word }) => word) : reading.rankWords
  const forms = isBrief ? [] : words.flatMap(word => lexicon('words', word).forms)
  const { within: _texts, ...filters } = question.filters
  const chosenFilters = { ...filters, ...(question.category ? { category: question.category } : {}) }
  const citations = understood.citations.map(({ citation }) => ({
    citation,
    caseId: lexicon('citations', citation),
  }))
  return {
    reading,
    node: searchNodeOf(expanded?.node ?? null, searchType, { terms, corrections, rewritten }),
    filters: { ...reading.filters, ...chosenFilters },
    within: narrowTo(narrowings, lexicon),
    narrowingNotices: narrowings.flatMap(({ understood }) => understood.notices),
    chosenFilters,
    // A brief cites what its author already has.
    asked: new Set(isBrief ? [] : listAsked(searchType, reading, citations)),
    citations,
    names,
    joinsNames: searchType !== 'keyword' || intent === 'name' || reading.node?.kind === 'words',
    corrections,
    expansions: expanded?.expansions ?? [],
    lacksWords: expanded?.isMissing ?? false,
    paired:
      searchType === 'keyword' || intent === 'section'
        ? []
        : [text, ...understood.concepts.map(({ term }) => term)],
    telling,
    matcher: matcherOf(
      [...(isBrief ? words.filter(isMarkedInBrief) : words), ...forms, ...alsoSearched],
      reading,
      query,
      narrowings,
    ),
  }
}

/** A judgment must have all that the results are searched for; nothing is corrected there. */
function narrowTo(narrowings: readonly Understanding[], lexicon: Lexicon): TextNode | undefined {
  const nodes = narrowings.flatMap(({ node: wanted, excluding }) => {
    const node = wanted ?? excluding ?? null
    const expanded = node && expandPrefixes(node, asked => lexicon('beginnings', asked)).node
    return searchNodeOf(expanded, 'keyword', { terms: [], corrections: [], rewritten: [] }) ?? []
  })
  return nodes.length > 1 ? { kind: 'and', nodes } : nodes[0]
}

/** Beside operators a number is only a condition: it must not add judgments that others exclude. */
function listAsked(
  searchType: SearchType,
  { understood: { caseNumbers }, intent }: Understanding,
  citations: UnderstoodQuery['citations'],
): string[] {
  const numbered = searchType !== 'keyword' || intent === 'citation' ? caseNumbers : []
  return [...citations.flatMap(({ caseId }) => caseId ?? []), ...numbered.flatMap(({ caseIds }) => caseIds)]
}

/** What was typed as a name, or else the whole text if it is only a few words and nothing else. */
function findNames({ query, searchType }: CaseQuestion, { understood }: Understanding, lexicon: Lexicon) {
  const { names, words, citations, caseNumbers, sections, phrases, excluded, courts, years } = understood
  if (names.length > 0) return names.slice(0, mostNames).flatMap(name => lexicon('names', name))
  const others = [citations, caseNumbers, sections, phrases, excluded, courts].some(list => list.length > 0)
  if (others || years || words.length > mostNameWords) return []
  // In a question, `words` lacks the initials; in a keyword search, the text still has the operators.
  const found = lexicon('names', searchType === 'keyword' ? words.join(' ') : query)
  return found.length > 0 || searchType === 'keyword' ? found : findCalled(query.trim(), lexicon)
}

/** 'Kesavananda' alone is the case that is called so, where few are: the word with which a party's name begins. */
function findCalled(word: string, lexicon: Lexicon) {
  if (!/^[\p{L}\p{M}]{4,}$/u.test(word)) return []
  const begins = new RegExp(`(?:^|\\sv\\s)${word}(?![\\p{L}\\p{M}])`, 'iu')
  const called = lexicon('names', `${word} case`).filter(({ title }) => begins.test(title))
  return called.length <= fewNamesakes ? called : []
}

/** Correct words in Roman Hindi or Marathi may be in no judgment, so only names are corrected there. */
function correctWords(
  { query }: CaseQuestion,
  { understood }: Understanding,
  { name, law, lexicon }: { name: NameMatch | undefined; law: PlanNeeds['law']; lexicon: Lexicon },
) {
  const inNames = understood.names.slice(0, mostNames).flatMap(one => one.match(/\p{L}+/gu) ?? [])
  const known = knownWordsOf(law.thesaurus)
  const isRoman = isRomanHindi(query)
  return correctSpelling([...understood.words, ...inNames], word => lexicon('words', word), {
    name,
    isKnown: word => isRoman || known.has(word) || known.has(wordKey(word)),
  })
}
