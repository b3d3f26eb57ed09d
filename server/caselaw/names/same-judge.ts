import { foldName } from '../text/fold-name.ts'
import { parseJudge } from './find-judges.ts'

/** How a judge's name is asked for so that 'R.F. Nariman' and 'Rohinton Fali Nariman' are both found. */
export function shortenJudge(name: string): string {
  const words = parseJudge(name)
  return words.map((word, at) => (at === words.length - 1 ? word : word.charAt(0))).join(' ')
}

/**
 * The spellings of one judge among names that sound like it: word for word the same, where an initial stands for any
 * word that begins with it, but not where it may stand for two different names.
 */
export function chooseSpellings(name: string, alike: readonly string[]): string[] {
  const wanted = parseJudge(name)
  const parsed = alike.map(other => ({ other, words: parseJudge(other) }))
  const isClear = (words: readonly string[]) => {
    const fitting = parsed.filter(one => isSame(words, one.words))
    return fitting.every(one => fitting.every(other => isSame(one.words, other.words)))
  }
  const isWantedClear = isClear(wanted)
  return parsed
    .filter(
      ({ words }) =>
        isSpeltAlike(wanted, words) || (isWantedClear && isSame(wanted, words) && isClear(words)),
    )
    .map(({ other }) => other)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length && one.every((word, at) => fits(word, other[at] ?? '', at === one.length - 1))
  )
}

function fits(one: string, other: string, isLast: boolean): boolean {
  const isInitial = !isLast && (one.length === 1 || other.length === 1)
  return isInitial ? one.charAt(0) === other.charAt(0) : foldName(one) === foldName(other)
}

function isSpeltAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => foldName(word) === foldName(other[at] ?? ''))
}
