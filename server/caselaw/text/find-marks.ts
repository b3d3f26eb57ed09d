import type { LawSection } from '#shared/law/section.ts'
import { createNearMarks, type FindNear, type NearMark, type PlacedMark } from './near-marks.ts'
import { createSectionMarks, type FindSectionMarks } from './section-marks.ts'
import { createWordFilter, type WordFilter } from './word-filter.ts'
import { isWordCharacter, listKeys, plainWord, wordEnd, wordKey, wordStart } from './word-keys.ts'

export type Mark = { from: number; to: number; key: string }

/** What to mark and count in the parts of a judgment. */
export type Matcher = {
  words: ReadonlySet<string>
  /** Grouped by their first word. */
  phrases: ReadonlyMap<string, readonly string[][]>
  mayBeWanted: WordFilter
  /** Words with one of these beginnings are marked. */
  prefixes: readonly string[]
  findSections: FindSectionMarks
  findNear: FindNear
}

type Besides = {
  findSections?: FindSectionMarks
  prefixes?: readonly string[]
  nears?: readonly NearMark[]
}

export function createMatcher(
  words: readonly string[],
  phrases: readonly string[],
  { findSections = createSectionMarks([]), prefixes = [], nears = [] }: Besides = {},
): Matcher {
  const keyed = phrases.map(listKeys).filter(keys => keys.length > 0)
  const wanted = new Set(words.flatMap(listKeys))
  const byFirst = Map.groupBy(keyed, keys => keys[0] ?? '')
  return {
    words: wanted,
    phrases: byFirst,
    mayBeWanted: createWordFilter([...wanted, ...byFirst.keys()], prefixes),
    prefixes: prefixes.map(plainWord),
    findSections,
    findNear: createNearMarks(nears),
  }
}

/** In text order. A word inside a marked section has no mark of its own. */
export function findMarks(text: string, matcher: Matcher, own: readonly LawSection[]): Mark[] {
  const marks = matcher.findNear(findWords(text, matcher), text)
  const sections = matcher.findSections(text, own)
  if (sections.length === 0) return marks
  return [
    ...sections,
    ...marks.filter(mark => !sections.some(one => mark.from < one.to && mark.to > one.from)),
  ].sort((one, other) => one.from - other.from || one.to - other.to)
}

/** Most words are passed over by their letters, so no list of all words is made. */
function findWords(text: string, matcher: Matcher): PlacedMark[] {
  const { words, phrases, mayBeWanted, prefixes } = matcher
  const marks: PlacedMark[] = []
  const codes = codesOf(text)
  let from = startInCodes(codes, 0)
  for (let at = 0; from < codes.length; at += 1) {
    let to = from + 1
    while (to < codes.length && isWordCharacter(codes[to] ?? 0)) to += 1
    if (mayBeWanted(codes, from, to)) {
      const word = text.slice(from, to)
      const key = wordKey(word)
      const following = phrases.get(key)
      const phrase = following && longestPhrase(text, to, following)
      if (phrase) {
        marks.push({ from, to: phrase.to, key: phrase.keys.join(' '), at, words: phrase.keys.length })
        at += phrase.keys.length - 1
        to = phrase.to
      } else if (words.has(key) || beginsSo(word, prefixes)) marks.push({ from, to, key, at, words: 1 })
    }
    from = startInCodes(codes, to)
  }
  return marks
}

function startInCodes(codes: Uint16Array, from: number): number {
  let at = from
  while (at < codes.length && !isWordCharacter(codes[at] ?? 0)) at += 1
  return at
}

let space = Buffer.alloc(2 ** 16)

/** The letters of a text as numbers, until the next call: a string looks up where it is stored for each of them. */
function codesOf(text: string): Uint16Array {
  if (space.length < text.length * 2) space = Buffer.alloc(text.length * 4)
  space.write(text, 'utf16le')
  return new Uint16Array(space.buffer, space.byteOffset, text.length)
}

function beginsSo(word: string, prefixes: readonly string[]): boolean {
  if (prefixes.length === 0) return false
  const plain = plainWord(word)
  return prefixes.some(prefix => plain.startsWith(prefix))
}

type Phrase = { keys: readonly string[]; to: number }

/** The longest of the phrases with this first word, which ends at `to`, that the text goes on with. */
function longestPhrase(text: string, to: number, phrases: readonly string[][]): Phrase | undefined {
  let best: Phrase | undefined
  for (const keys of phrases) {
    const end = best && best.keys.length >= keys.length ? null : endOfPhrase(text, to, keys)
    if (end !== null) best = { keys, to: end }
  }
  return best
}

function endOfPhrase(text: string, first: number, keys: readonly string[]): number | null {
  let to = first
  for (let at = 1; at < keys.length; at += 1) {
    const from = wordStart(text, to)
    to = wordEnd(text, from)
    if (from === to || wordKey(text.slice(from, to)) !== keys[at]) return null
  }
  return to
}
