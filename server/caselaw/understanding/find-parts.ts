import { findCaseNames } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { parseLawWords } from '#server/law/law-words.ts'
import { type FoundSection, findSections } from '#server/law/sections/find-sections.ts'
import { type LawSection, parseSection, sectionKey } from '#shared/law/section.ts'
import { blankJudgmentsAskedFor, isStopWord } from '../text/stop-words.ts'
import { type FoundConcept, findConcepts } from './concepts.ts'
import { findCourtFilters } from './find-court.ts'
import { type AskedNumber, findNumbers } from './find-numbers.ts'
import { findYearBeside, findYears, type Years } from './find-years.ts'
import { blankSpans, findQuotes } from './spans.ts'
import { type Law, unique } from './understanding.ts'

/** The parts of a text. Each kind is removed before the next kind is looked for. */
export type Parts = {
  phrases: string[]
  citations: string[]
  numbers: AskedNumber[]
  names: string[]
  sections: LawSection[]
  courts: string[]
  years: Years | null
  concepts: FoundConcept[]
  /** The other words, without stop words. */
  words: string[]
  /** How many of these belong to no concept. */
  wordsBeside: number
}

export function findParts(text: string, law: Law): Parts {
  const quotes = findQuotes(text).filter(({ phrase }) => phrase !== '')
  const known = findKnownSection(text, law)
  const citations = known.length > 0 ? [] : findCitations(blankSpans(text, quotes))
  const outside = blankSpans(text, [...quotes, ...citations])
  const numbers = findNumbers(outside)
  let rest = blankSpans(outside, numbers)
  const sections = known.length > 0 ? known : findSections(rest)
  rest = blankSpans(rest, sections)
  const names = findCaseNames(rest).filter(({ name }) => law.isName?.(name) ?? true)
  rest = blankSpans(rest, names)
  const courts = findCourtFilters(rest, law.knownCourts)
  const years = findYears(rest) ?? courts.map(court => findYearBeside(rest, court)).find(Boolean) ?? null
  rest = blankSpans(rest, [...courts, ...(years ? [years] : [])])
  const concepts = findConcepts(rest, law.thesaurus)
  return {
    phrases: unique(quotes.map(({ phrase }) => phrase)),
    citations: unique(citations.map(({ citation }) => citation)),
    numbers,
    names: unique(names.map(({ name }) => tidyName(name))),
    sections: unique(
      sections.map(({ act, section }) => ({ act, section })),
      sectionKey,
    ),
    courts: unique(courts.flatMap(court => court.courts)),
    years: years?.years ?? null,
    concepts,
    words: findContentWords(rest),
    wordsBeside: findContentWords(blankSpans(rest, concepts)).length,
  }
}

const closingWord = /\s(?:case|judge?ment|ruling|decision|guidelines?|ka (?:faisla|mamla))$/i

/** In 'maneka gandhi v uoi case' the last word is not part of the name. */
function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(closingWord, '')
}

export function findContentWords(text: string): string[] {
  return unique(
    parseLawWords(blankJudgmentsAskedFor(text))
      .map(({ from, to }) => text.slice(from, to).replace(/['’]s$/, ''))
      .filter(word => !isStopWord(word) && !/^\p{L}$/u.test(word)),
    word => word.toLowerCase(),
  )
}

/** A section exactly as the library names it: users copy filters into the search box. */
export function findKnownSection(text: string, law: Pick<Law, 'hasSection'>): FoundSection[] {
  const named = parseSection(text)
  return named.section !== '' && law.hasSection(named) ? [{ ...named, from: 0, to: text.length }] : []
}
