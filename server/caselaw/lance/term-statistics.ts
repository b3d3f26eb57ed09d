import { wordKey } from '../text/word-keys.ts'
import { placeOf } from '../text/word-pairs.ts'
import { listTexts, type PackedTexts, packTexts } from './packed-lists.ts'

/** How common words are. Shows which words matter in a text, and which spelling was meant. */
export type TermStatistics = {
  /** The rarer, the higher; a word that was never seen counts as the rarest. */
  rarity: (word: string) => number
  /** The number of counted judgments that contain the word. */
  count: (word: string) => number
  /** The same count for the word exactly as written, singular or plural. */
  written: (word: string) => number
  rarityOf: (count: number) => number
  words: () => Iterable<string>
  /** The rarity of a word pair (word-pairs.ts). */
  pairRarity: (gram: number) => number
  /** The average number of words in a judgment, without small words. */
  averageLength: number
}

/** What was counted in some judgments. */
export type TermArrays = {
  /** How many judgments, and how many words they have in all. */
  totals: Float64Array
  words: PackedTexts
  counts: Uint32Array
  /** Written forms that differ from their key in `words`. */
  plurals: PackedTexts
  pluralCounts: Uint32Array
  /** Word pairs, ascending. */
  grams: Uint32Array
  gramCounts: Uint32Array
}

export function noTerms(): TermArrays {
  return joinTerms([])
}

/** The sums of what was counted in different judgments. */
export function joinTerms(parts: readonly TermArrays[]): TermArrays {
  const [only] = parts
  if (only && parts.length === 1) return only
  const words = sumTexts(parts.map(({ words, counts }) => [words, counts]))
  const plurals = sumTexts(parts.map(({ plurals, pluralCounts }) => [plurals, pluralCounts]))
  const pairs = parts.reduce<Pairs>(addPairs, { grams: new Uint32Array(), gramCounts: new Uint32Array() })
  const sumOf = (at: number) => parts.reduce((sum, { totals }) => sum + (totals[at] ?? 0), 0)
  return {
    totals: Float64Array.of(sumOf(0), sumOf(1)),
    words: packTexts(words.keys()),
    counts: Uint32Array.from(words.values()),
    plurals: packTexts(plurals.keys()),
    pluralCounts: Uint32Array.from(plurals.values()),
    ...pairs,
  }
}

function sumTexts(parts: readonly (readonly [PackedTexts, Uint32Array])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [texts, counts] of parts)
    for (const [at, text] of listTexts(texts).entries())
      sums.set(text, (sums.get(text) ?? 0) + (counts[at] ?? 0))
  return sums
}

type Pairs = Pick<TermArrays, 'grams' | 'gramCounts'>

/** Both are ascending, and so is the sum. There are millions of pairs, so nothing is made for each. */
function addPairs(one: Pairs, other: Pairs): Pairs {
  const grams = new Uint32Array(one.grams.length + other.grams.length)
  const gramCounts = new Uint32Array(grams.length)
  let [size, left, right] = [0, 0, 0]
  while (left < one.grams.length || right < other.grams.length) {
    const [first, second] = [one.grams[left] ?? beyond, other.grams[right] ?? beyond]
    const gram = Math.min(first, second)
    grams[size] = gram
    if (first === gram) gramCounts[size] = one.gramCounts[left++] ?? 0
    if (second === gram) gramCounts[size] = (gramCounts[size] ?? 0) + (other.gramCounts[right++] ?? 0)
    size += 1
  }
  return { grams: grams.slice(0, size), gramCounts: gramCounts.slice(0, size) }
}

/** Greater than any pair. */
const beyond = 2 ** 32

export function openTerms({ totals, grams, gramCounts, ...packed }: TermArrays): TermStatistics {
  const [judgments = 0, length = 0] = totals
  const counts = mapTexts(packed.words, packed.counts)
  const plurals = mapTexts(packed.plurals, packed.pluralCounts)
  const count = (word: string) => counts.get(word) ?? 0
  const written = (word: string) => {
    const key = wordKey(word)
    return key === word ? count(key) : (plurals.get(word) ?? 0)
  }
  const rarity = (standsIn: number) => Math.log(1 + (judgments - standsIn + 0.5) / (standsIn + 0.5))
  return {
    rarity: word => rarity(count(word)),
    count,
    written,
    rarityOf: rarity,
    words: () => counts.keys(),
    pairRarity: gram => rarity(gramCounts[placeOf(grams, gram)] ?? 1),
    averageLength: judgments > 0 ? length / judgments : 1,
  }
}

function mapTexts(texts: PackedTexts, counts: Uint32Array): Map<string, number> {
  return new Map(listTexts(texts).map((text, at) => [text, counts[at] ?? 0]))
}
