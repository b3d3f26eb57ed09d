import { findCaseNames } from '#server/law/cases/case-names.ts'
import { findCitations } from '#server/law/cases/find-citations.ts'
import { findSections } from '#server/law/sections/find-sections.ts'
import { latinSuffixes, listSectionNumbers } from '#server/law/sections/section-numbers.ts'
import { isWithin, type LawSection, nameSection, wholeNumber } from '#shared/law/section.ts'
import { plainText } from './words-in-text.ts'

/** Citations in a text that are not in its source, in any spelling. */
export function findForeignCitations(text: string, source: string): string[] {
  const known = new Set(findCitations(source).map(found => found.citation))
  return findCitations(text)
    .map(found => found.citation)
    .filter(citation => !known.has(citation))
}

/** Sections in a text that its source does not name, or names of another act. */
export function findForeignSections(text: string, source: string): string[] {
  const known = parseSections(source)
  const { named, numbers } = parseSections(text)
  const foreign = named.filter(one => !isKnown(one, known)).map(nameSection)
  const ofNoAct = [...numbers].filter(number => !known.all.has(number)).map(number => `Section ${number}`)
  return [...foreign, ...ofNoAct]
}

type Sections = {
  named: LawSection[]
  /** Numbers after the word section for which the text names no act. */
  numbers: Set<string>
  /** Every number, of any act. */
  all: Set<string>
}

function parseSections(text: string): Sections {
  const named = findSections(text).map(({ act, section }) => ({ act, section }))
  const ofActs = new Set(named.map(one => wholeNumber(one.section)))
  const listed = listSectionNumbers(latinSuffixes(joinSuffixes(text)))
  const numbers = new Set([...listed].filter(number => !ofActs.has(number)))
  return { named, numbers, all: new Set([...ofActs, ...numbers]) }
}

/** The source may be more exact than the text ('438(2)' for '438'), or may not say which act it means. */
function isKnown(section: LawSection, { named, numbers }: Sections): boolean {
  return named.some(one => isWithin(one, section)) || numbers.has(wholeNumber(section.section))
}

/** '498-A' and '498 A' are 498A. */
function joinSuffixes(text: string): string {
  return text
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/(\d)\s?-\s?([A-Z]{1,2})(?![A-Za-z])/g, '$1$2')
}

/** Cases in a text of which one side is not in the source. */
export function findForeignCases(text: string, source: string): string[] {
  const known = new Set(wordsOf(source))
  return findCaseNames(text)
    .map(found => found.name)
    .filter(name => !name.split(/\s(?:v|vs|versus|बनाम|विरुद्ध)[.:]?\s/i).every(side => isNamed(side, known)))
}

/**
 * The longest word of a side must be in the source. Governments have too many spellings ('State of M.P.'),
 * so only their first word is checked.
 */
function isNamed(side: string, known: Set<string>): boolean {
  const words = wordsOf(side)
  const [first = ''] = words
  if (/^(?:state|union|government|govt)$/.test(first)) return known.has(first)
  const telling = words.sort((one, other) => other.length - one.length)[0]
  return telling === undefined || known.has(telling)
}

function wordsOf(text: string): string[] {
  return [...plainText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(match => match[0])
}
