import {
  abbreviation,
  common,
  dropped,
  followers,
  inner,
  lastWord,
  offices,
  seatBehind,
  shortened,
  states,
} from './case-name-words.ts'
import { findSideEnd } from './find-side-end.ts'
import { isNameWord, reach, type Token, tokensOf } from './name-tokens.ts'
import { splitName } from './split-name.ts'

/** The name of a case in a text: 'Kehar Singh v State (Delhi Administration)', 'In re Delhi Laws Act'. */
export type FoundName = { name: string; from: number; to: number }

const separator = /\s(?:[vV]|[vV][sS]|[vV]ersus|VERSUS|बनाम|विरुद्ध)[.:]?\s/g
const inRe = /\b(?:In\s+[Rr]e|IN\s+RE)\b[:,.]?\s{1,3}(?:[Tt]he\s+)?(?=["'“(]?[A-Z])/g

/** The names of cases in a text, without the sentence around them. */
export function findCaseNames(text: string): FoundName[] {
  const found: FoundName[] = []
  const typed = text.length <= 300 && !/[A-Z]/.test(text)
  let end = 0
  for (const start of findStarts(text)) {
    if (start.from < end) continue
    const name = typed
      ? parseTyped(text, start, end)
      : start.isRe
        ? parseInRe(text, start)
        : parseParties(text, start, end)
    if (!name) continue
    found.push(name)
    end = name.to
  }
  return found
}

type Start = { from: number; to: number; word: string; isRe: boolean }

function findStarts(text: string): Start[] {
  const of = (pattern: RegExp, isRe: boolean) =>
    [...text.matchAll(pattern)].map(match => ({
      from: match.index,
      to: match.index + match[0].length,
      word: match[0].trim(),
      isRe,
    }))
  return [...of(separator, false), ...of(inRe, true)].sort((a, b) => a.from - b.from)
}

/** In lower-case text only punctuation shows where a name begins and ends. */
function parseTyped(text: string, start: Start, earliest: number): FoundName | null {
  const before = text.slice(earliest, start.from)
  const lead =
    /(?:^|[;,:\d)\]]|\b(?:see|in|case of|judgment in)\s)([^;,:\d)\]]*)$/.exec(before)?.[1] ?? before
  const after = /^[^;,[\d]*/.exec(text.slice(start.to))?.[0].replace(/\s*(?:\(|\bair\b|\bscc\b).*$/, '') ?? ''
  const left = lead.trimStart()
  if (!left.trim() || !after.trim()) return null
  return cut(text, start.from - left.length, start.to + after.trimEnd().length)
}

function parseInRe(text: string, start: Start): FoundName | null {
  const right = findSideEnd(text, start.to, true)
  return right ? cut(text, start.from, right) : null
}

function parseParties(text: string, start: Start, earliest: number): FoundName | null {
  if (start.word.startsWith('V') && start.word.length < 3 && isInitial(text, start)) return null
  const left = findLeftStart(text, start.from, earliest)
  if (left === null) return null
  const right = findSideEnd(text, start.to)
  return right === null ? null : cut(text, left, right)
}

/** In 'Shri V. P. Rai' and 'Justice A. V. Rao' the V is an initial. */
function isInitial(text: string, start: Start): boolean {
  const before = text.slice(Math.max(0, start.from - 12), start.from)
  return /(?:(?:^|[\s.])[A-Z]\.|Shri\.?|Sri\.?|Smt\.?|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Justice|[,(])$/.test(before)
}

function cut(text: string, from: number, to: number): FoundName {
  const name = text
    .slice(from, to)
    .replace(/\s+/g, ' ')
    .replace(/\s(?:v|vs|versus|बनाम|विरुद्ध)[.:]?\s/i, ' v ')
  return { name, from, to }
}

function findLeftStart(text: string, at: number, earliest: number): number | null {
  const start = Math.max(earliest, at - reach)
  const tokens = tokensOf(text, start, at)
  let from: number | null = null
  let bracket = false
  for (let index = tokens.length - 1; index >= 0 && tokens.length - index <= 16; index--) {
    const token = tokens[index]
    if (!token || (index === 0 && start > earliest)) break
    if (from !== null && !bracket && endsSentence(token, text.slice(Math.max(start, token.from - 45), at)))
      break
    if (/[)]$/.test(token.word)) bracket = !token.word.includes('(')
    else if (bracket && token.word.startsWith('(')) {
      bracket = false
      if (!isNameWord(token.word)) break
      continue
    }
    if (bracket) continue
    if (inner.test(token.word) || followers.test(token.word)) continue
    if (!isNameWord(token.word) && !isOffice(token.word, tokens[index - 1]?.word, tokens[index + 1]?.word))
      break
    if (/^\(.+\)$/.test(token.word)) continue
    const opened = /^[[{("'“‘]+/.exec(token.word)?.[0].length ?? 0
    from = token.from + opened
    if (opened) break
  }
  return from === null || bracket ? null : dropArticle(text, from)
}

function dropArticle(text: string, from: number): number {
  return from + (/^(?:The|THE)\s+/.exec(text.slice(from, from + 8))?.[0].length ?? 0)
}

/**
 * Whether this token ends the text before a name, so that the name cannot begin further left. `around` is
 * the text on both sides.
 */
function endsSentence({ word }: Token, around: string): boolean {
  if (/[;:?!\]]$/.test(word)) return true
  if (word.endsWith(','))
    return !offices.test(around.slice(0, 100)) && !seatBehind.test(around) && !lastWord.test(word)
  return word.endsWith('.') && !abbreviation.test(word)
}

/** 'High Court of Madras' and 'Chief Justice of Andhra Pradesh' are parties; 'this Court' is not. */
function isOffice(word: string, previous = '', next = 'of'): boolean {
  return /^of$/i.test(next) && /^(?:Chief Justice|High Court)$/.test(`${previous} ${word}`)
}

/** One form for all spellings of a name: lower case, full words, no titles of persons or 'and others'. */
export function normaliseCaseName(title: string): string {
  return splitName(title.normalize('NFKC'))
    .map(side => normaliseSide(side.toLowerCase()))
    .filter(Boolean)
    .join(' v ')
}

/** How similar two names of cases are, 0 to 1; from about 0.8 they mean the same case. */
export function sameCase(a: string, b: string): number {
  const [left, right] = [normaliseCaseName(a), normaliseCaseName(b)]
  if (!left || !right) return 0
  if (left === right) return 1
  const [ours, theirs] = [sidesOf(left), sidesOf(right)]
  if (ours.length === 2 && theirs.length === 2) return compareParties(ours, theirs)
  const [single, other] = ours.length < theirs.length ? [ours, theirs] : [theirs, ours]
  return 0.85 * Math.max(...other.map(side => compareSides(single.flat(), side)))
}

function normaliseSide(side: string): string {
  const text = side
    .replace(/\bm\s?\/\s?s\b\.?/g, ' ')
    .replace(/,?\s?\(?\b(?:dead|deceased|died|since\sdeceased)\b\)?.*$/, ' ')
    .replace(/\b(?:through|thr\.|represented\sby|rep\.?\sby|by\slrs?)\b.*$/, ' ')
    .replace(/\bu\.\s?o\.\s?i\b\.?/g, 'union of india')
    .replace(/\bc\.\s?i\.\s?t\b\.?/g, 'commissioner of income tax')
  return spellOutStates(text)
    .replace(
      /[\s,&]{0,6}(?:\band\b|&|\bwith\b)?\s{0,3}\b(?:ors|anr|anrs|ora|others?|another|etc)\b[.,\s]*/g,
      ' ',
    )
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word && !dropped.has(word))
    .map(word => (Object.hasOwn(shortened, word) ? shortened[word] : word))
    .join(' ')
    .replace(/\s(?:and|of)$/, '')
}

/** 'State of U.P.' in full. The letters mean the State only beside a word such as 'State' or 'Board'. */
export function spellOutStates(side: string): string {
  if (!/\b(?:state|govt\.?|government|commissioner|board|university)\b/.test(side)) return side
  return states.reduce((text, [pattern, full]) => text.replace(pattern, full), side)
}

function sidesOf(name: string): string[][] {
  return name
    .split(' v ')
    .map(side => side.split(' ').filter(word => word && word !== 'and' && word !== 'of'))
}

function compareParties(ours: string[][], theirs: string[][]): number {
  const straight = compareBoth(ours, theirs)
  return straight > 0.8 ? straight : Math.max(straight, 0.9 * compareBoth(ours, [...theirs].reverse()))
}

function compareBoth([a = [], b = []]: string[][], [c = [], d = []]: string[][]): number {
  const [first, second] = [compareSides(a, c), compareSides(b, d)]
  const [heavy, light] = [Math.max(weigh(a), weigh(c)), Math.max(weigh(b), weigh(d))]
  const mean = (first * heavy + second * light) / (heavy + light || 1)
  return 0.6 * mean + 0.4 * Math.min(first, second)
}

function weigh(side: string[]): number {
  return Math.min(
    2,
    side.reduce((sum, word) => sum + (common.has(word) ? 0.3 : 1), 0),
  )
}

/** Words may be in any order. Extra words on one side reduce the result less than words that differ. */
function compareSides(a: string[], b: string[]): number {
  const [few, many] =
    weighAll(a) <= weighAll(b) ? [a.slice(0, 20), b.slice(0, 20)] : [b.slice(0, 20), a.slice(0, 20)]
  if (!few.length || !many.length) return 0
  if (few.join('') === many.join('')) return 1
  const left = [...many]
  let shared = 0
  for (const word of few) {
    const scores = left.map(each => compareWords(word, each))
    const best = Math.max(0, ...scores)
    if (best < 0.5) continue
    left.splice(scores.indexOf(best), 1)
    shared += best * weighWord(word)
  }
  const contained = shared / weighAll(few)
  const whole = (2 * shared) / (weighAll(few) + weighAll(many))
  return Math.min(1, 0.65 * contained + 0.35 * whole)
}

function weighAll(words: string[]): number {
  return words.reduce((sum, word) => sum + weighWord(word), 0)
}

function weighWord(word: string): number {
  return common.has(word) || word.length === 1 ? 0.4 : 1
}

function compareWords(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 0.8 : 0
  const longest = Math.max(a.length, b.length)
  if (longest < 4 || Math.abs(a.length - b.length) > 3 || longest > 40) return 0
  const likeness = 1 - countEdits(a, b) / longest
  return likeness >= 0.7 ? likeness : 0
}

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}
