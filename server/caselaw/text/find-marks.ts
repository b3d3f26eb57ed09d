import type { LawSection } from '#shared/law/section.ts'
import { createNearMarks, type FindNear, type NearMark, type PlacedMark } from './near-marks.ts'
import { createSectionMarks, type FindSectionMarks } from './section-marks.ts'
import { findPlaces, listKeys, plainWord, wordKey } from './word-keys.ts'

export type Mark = { from: number; to: number; key: string }

/** What to mark and count in the parts of a judgment. */
export type Matcher = {
  words: ReadonlySet<string>
  /** Grouped by their first word. */
  phrases: ReadonlyMap<string, readonly string[][]>
  /** The first letters of the wanted words, so that most words of a judgment need no look-up. */
  beginnings: Uint8Array
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
  const beginnings = new Uint8Array(1024)
  beginnings[0] = 1
  for (const key of [...wanted, ...byFirst.keys(), ...prefixes]) beginnings[beginningOf(key, 0)] = 1
  return {
    words: wanted,
    phrases: byFirst,
    beginnings,
    prefixes: prefixes.map(plainWord),
    findSections,
    findNear: createNearMarks(nears),
  }
}

/** The first two letters as ten bits, in any case. Others than ASCII give 0, which is always looked up. */
function beginningOf(text: string, at: number): number {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
  return first > 127 || second > 127 ? 0 : ((first & 31) << 5) | (second & 31)
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

function findWords(text: string, { words, phrases, beginnings, prefixes }: Matcher): PlacedMark[] {
  const { froms, tos } = findPlaces(text)
  const keyAt = (at: number) => (at < froms.length ? wordKey(text.slice(froms[at], tos[at])) : '')
  const beginsSo = (at: number) => {
    const word = prefixes.length > 0 ? plainWord(text.slice(froms[at], tos[at])) : ''
    return prefixes.some(prefix => word.startsWith(prefix))
  }
  const marks: PlacedMark[] = []
  for (let at = 0; at < froms.length; ) {
    if (beginnings[beginningOf(text, froms[at] ?? 0)] === 0) {
      at += 1
      continue
    }
    const key = keyAt(at)
    const phrase = longestPhrase(offset => keyAt(at + offset), phrases.get(key))
    const length = phrase?.length ?? 1
    if (phrase || words.has(key) || beginsSo(at)) {
      const [from, to] = [froms[at] ?? 0, tos[at + length - 1] ?? 0]
      marks.push({ from, to, key: phrase?.join(' ') ?? key, at, words: length })
    }
    at += length
  }
  return marks
}

function longestPhrase(
  keyAfter: (offset: number) => string,
  phrases: readonly string[][] = [],
): string[] | undefined {
  const fitting = phrases.filter(phrase => phrase.every((key, offset) => keyAfter(offset) === key))
  return fitting.reduce<string[] | undefined>(
    (best, phrase) => (best && best.length >= phrase.length ? best : phrase),
    undefined,
  )
}
