import { editDistance } from '#server/lib/edit-distance.ts'
import { foldName, skeletonOf } from '../text/fold-name.ts'

/** A known word that may be meant, and how likely: 1 for the same word. */
export type FuzzyHit = { at: number; quality: number }
export type FuzzyWords = { find: (word: string) => FuzzyHit[] }

const sameSound = 0.95
const sameConsonants = 0.85
const fewSlips = 0.8
const mostSlips = 2
/** If two words are otherwise equally near, the one with fewer changed letters is preferred. */
const perSlip = 0.01
const perLetter = 0.002
const mostChanged = 4
/** Shorter words are similar to too many others. */
const shortest = 4
const fewestConsonants = 3

/** Finds similar words. They are grouped by first sound and length, so that few are compared. */
export function createFuzzyWords(words: readonly string[]): FuzzyWords {
  const places = new Map(words.map((word, at) => [word, at]))
  const folded = words.map(foldName)
  const skeletons = folded.map(skeletonOf)
  const letters = Int32Array.from(folded, lettersOf)
  const buckets = Map.groupBy(folded.keys(), at => bucketOf(folded[at] ?? '', folded[at]?.length ?? 0))

  function find(word: string): FuzzyHit[] {
    const own = places.get(word)
    const exact = own === undefined ? [] : [{ at: own, quality: 1 }]
    if (word.length < shortest) return exact
    const sound = foldName(word)
    const measured = { word, sound, skeleton: skeletonOf(sound), letters: lettersOf(sound) }
    const near = lengthsAround(sound.length)
      .flatMap(length => buckets.get(bucketOf(sound, length)) ?? [])
      .filter(at => at !== own)
      .map(at => ({ at, quality: compare(measured, at) }))
    return [...exact, ...near.filter(({ quality }) => quality > 0)]
  }

  /** Cheap checks first; only likely words are compared letter by letter. */
  function compare({ word, sound, skeleton, letters: own }: Measured, at: number): number {
    const [other, theirs] = [words[at] ?? '', folded[at] ?? '']
    const isAlike = skeleton.length >= fewestConsonants && skeleton === skeletons[at]
    const allowed = isAlike ? mostSlips : Math.min(slipsIn(word), slipsIn(other))
    if (countBits(own ^ (letters[at] ?? 0)) > 2 * allowed) return 0
    const slips = editDistance(sound, theirs, allowed)
    if (slips > allowed) return 0
    const quality = slips === 0 ? sameSound : (isAlike ? sameConsonants : fewSlips) - perSlip * slips
    return quality - perLetter * editDistance(word, other, mostChanged)
  }

  return { find }
}

type Measured = { word: string; sound: string; skeleton: string; letters: number }

function lengthsAround(length: number): number[] {
  return Array.from({ length: 2 * mostSlips + 1 }, (_, at) => length - mostSlips + at)
}

function bucketOf(sound: string, length: number): string {
  return `${sound[0]}${length}`
}

/** How many wrong letters are allowed for a word of this length. */
function slipsIn({ length }: string): number {
  return length < 5 ? 0 : length < 7 ? 1 : mostSlips
}

/** The letters of a word as bits: words that share few letters need no comparison letter by letter. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
