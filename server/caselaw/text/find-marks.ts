import { once } from '#server/lib/once.ts'
import type { LawSection } from '#shared/law/section.ts'
import { lightStem } from './light-stem.ts'
import { createNearMarks, type FindNear, type NearMark, type PlacedMark } from './near-marks.ts'
import { createSectionMarks, type FindSectionMarks } from './section-marks.ts'
import { createWordFilter, type WordFilter } from './word-filter.ts'
import { isWordCharacter, listKeys, plainWord, wordEnd, wordKey, wordStart } from './word-keys.ts'

export type Mark = { from: number; to: number; key: string }

/** What to mark and count in the parts of a judgment. */
export type Matcher = {
  words: ReadonlySet<string>
  /** Of each of these words what it is a form of: 'caused' and 'causing' are one. */
  stems: ReadonlyMap<string, string>
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
    stems: new Map(Array.from(wanted, word => [word, lightStem(word)])),
    phrases: byFirst,
    mayBeWanted: createWordFilter([...wanted, ...byFirst.keys()], prefixes),
    prefixes: prefixes.map(plainWord),
    findSections,
    findNear: createNearMarks(nears),
  }
}

/** In text order. A word inside a marked section has no mark of its own. The forms of a word share its key. */
export function findMarks(text: string, matcher: Matcher, own: readonly LawSection[]): Mark[] {
  const marks: Mark[] = matcher.findNear(findWords(text, matcher), text)
  for (const mark of marks) mark.key = matcher.stems.get(mark.key) ?? mark.key
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
  const { codes, edges, count } = placeWords(text)
  for (let at = 0; at < count; at += 1) {
    const from = edges[2 * at] ?? 0
    const to = edges[2 * at + 1] ?? 0
    if (!mayBeWanted(codes, from, to)) continue
    const word = text.slice(from, to)
    const key = wordKey(word)
    const following = phrases.get(key)
    const phrase = following && longestPhrase(text, to, following)
    if (phrase) {
      marks.push({ from, to: phrase.to, key: phrase.keys.join(' '), at, words: phrase.keys.length })
      at += phrase.keys.length - 1
    } else if (words.has(key) || beginsSo(word, prefixes)) marks.push({ from, to, key, at, words: 1 })
  }
  return marks
}

/** Of each character 1 if it is part of a word. */
const wordCharacters = once(() =>
  Uint8Array.from({ length: 2 ** 16 }, (_, code) => Number(isWordCharacter(code))),
)

let codes = new Uint16Array(2 ** 15)
let edges = new Uint32Array(2 ** 15 + 1)

/**
 * The letters of a text as numbers, because a string looks up where it is stored for each of them; and by turns where a word
 * begins and where it ends. Until the next call. It decides nothing on the way: the end of a word is not foreseen by a processor.
 */
function placeWords(text: string) {
  const { length } = text
  if (codes.length < length) {
    codes = new Uint16Array(2 * length)
    edges = new Uint32Array(2 * length + 1)
  }
  Buffer.from(codes.buffer).write(text, 'utf16le')
  const isPart = wordCharacters()
  let [edge, before] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    const now = isPart[codes[at] ?? 0] ?? 0
    edges[edge] = at
    edge += now ^ before
    before = now
  }
  edges[edge] = length
  return { codes, edges, count: (edge + before) / 2 }
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
