import type { Paragraph } from '#shared/cases/judgment.ts'
import type { CasePassage } from '#shared/contract/cases.ts'
import { splitSentences } from './sentences.ts'
import { findPlaces, listKeys, wordKey } from './words.ts'

/** What is marked and counted in the parts of a judgment. */
export type Matcher = {
  words: ReadonlySet<string>
  /** By their first word. */
  phrases: ReadonlyMap<string, readonly string[][]>
  /** How the wanted words begin: most words of a judgment are passed over without being looked up. */
  beginnings: Uint8Array
}

const passageLength = 700
const passagesShown = 3

export function createMatcher(words: readonly string[], phrases: readonly string[]): Matcher {
  const keyed = phrases.map(listKeys).filter(keys => keys.length > 0)
  const wanted = new Set(words.flatMap(listKeys))
  const byFirst = Map.groupBy(keyed, keys => keys[0] ?? '')
  const beginnings = new Uint8Array(1024)
  beginnings[0] = 1
  for (const key of [...wanted, ...byFirst.keys()]) beginnings[beginningOf(key, 0)] = 1
  return { words: wanted, phrases: byFirst, beginnings }
}

/** The first two letters as one number of ten bits, capital or small. Letters beyond ASCII are 0, which is always looked up. */
function beginningOf(text: string, at: number): number {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
  return first > 127 || second > 127 ? 0 : ((first & 31) << 5) | (second & 31)
}

type Scored = { part: Paragraph; marks: Mark[]; score: number }
type Mark = { from: number; to: number; key: string }

/** The parts of a judgment that bear the query out best, best first, cut to what can be read at a glance. */
export function choosePassages(parts: readonly Paragraph[], matcher: Matcher): CasePassage[] {
  const marked = parts.map(part => ({ part, marks: findMarks(part.text, matcher) }))
  const spread = countSpread(marked.map(({ marks }) => marks))
  const scored = marked.map(
    ({ part, marks }): Scored => ({
      part,
      marks,
      score: weightOf(part) * scoreOf(marks, spread, parts.length),
    }),
  )
  const best = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  if (best.length === 0)
    return parts
      .filter(isDecision)
      .slice(0, 1)
      .map(part => cutPassage({ part, marks: [], score: 0 }))
  return best.slice(0, passagesShown).map(cutPassage)
}

/** Where nothing matches word for word, what was decided is shown. */
function isDecision({ id }: Paragraph): boolean {
  return id === 'ratio' || id === 'summary' || id.startsWith('headnote')
}

/** What was held counts for a little more than what had happened. */
function weightOf({ id }: Paragraph): number {
  if (isDecision({ id, label: '', text: '' }) || id.startsWith('finding')) return 1.3
  return id === 'facts' ? 0.9 : 1
}

/** In how many parts each word stands: the rarer, the more it says. */
function countSpread(all: Mark[][]): Map<string, number> {
  const spread = new Map<string, number>()
  for (const marks of all)
    for (const key of new Set(marks.map(mark => mark.key))) spread.set(key, (spread.get(key) ?? 0) + 1)
  return spread
}

function scoreOf(marks: Mark[], spread: Map<string, number>, parts: number): number {
  const times = new Map<string, number>()
  for (const { key } of marks) times.set(key, (times.get(key) ?? 0) + 1)
  let score = 0
  for (const [key, count] of times) {
    const rarity = Math.log(1 + parts / (spread.get(key) ?? 1))
    score += rarity * (1 + Math.log(count)) * (key.includes(' ') ? 3 : 1)
  }
  return score
}

function findMarks(text: string, { words, phrases, beginnings }: Matcher): Mark[] {
  const { froms, tos } = findPlaces(text)
  const keyAt = (at: number) => (at < froms.length ? wordKey(text.slice(froms[at], tos[at])) : '')
  const marks: Mark[] = []
  for (let at = 0; at < froms.length; ) {
    if (beginnings[beginningOf(text, froms[at] ?? 0)] === 0) {
      at += 1
      continue
    }
    const key = keyAt(at)
    const phrase = longestPhrase(offset => keyAt(at + offset), phrases.get(key))
    const length = phrase?.length ?? 1
    if (phrase || words.has(key))
      marks.push({ from: froms[at] ?? 0, to: tos[at + length - 1] ?? 0, key: phrase?.join(' ') ?? key })
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

/** A long part is cut to the sentences around its densest stretch of matches. */
function cutPassage({ part, marks }: Scored): CasePassage {
  const { from, to } =
    part.text.length <= passageLength ? { from: 0, to: part.text.length } : findWindow(part.text, marks)
  const lead = from > 0 ? '… ' : ''
  const text = `${lead}${part.text.slice(from, to).trimEnd()}${to < part.text.length ? ' …' : ''}`
  const shift = lead.length - from
  return {
    paragraphId: part.id,
    label: part.label,
    text,
    marks: marks
      .filter(mark => mark.from >= from && mark.to <= to)
      .map(mark => ({ from: mark.from + shift, to: mark.to + shift })),
  }
}

function findWindow(text: string, marks: Mark[]): { from: number; to: number } {
  const sentences = splitSentences(text)
  const kinds = (from: number, to: number) =>
    new Set(marks.filter(mark => mark.from >= from && mark.to <= to).map(mark => mark.key)).size
  const windows = sentences.map(({ from }, at) => {
    let end = at
    while ((sentences[end + 1]?.from ?? text.length) - from < passageLength && end + 1 < sentences.length)
      end += 1
    const last = sentences[end]
    const to = Math.min(last ? last.from + last.text.length : text.length, from + passageLength * 2)
    return { from, to, value: kinds(from, to) }
  })
  return windows.reduce(
    (best, window) => (window.value > best.value ? window : best),
    windows[0] ?? { from: 0, to: passageLength, value: 0 },
  )
}
