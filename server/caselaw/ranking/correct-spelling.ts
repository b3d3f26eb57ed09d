import type { Correction, WordFacts } from '../library/look-up.ts'
import { listKeys, wordKey } from '../text/word-keys.ts'

/**
 * Corrects words that no judgment has: to the word of the name that seems to be meant, or else to the most
 * common word that is one or two letters different. Short words, numbers and words of that name are not
 * corrected.
 */
export function correctSpelling(
  words: readonly string[],
  factsOf: (word: string) => WordFacts,
  { name = noName, isKnown = () => false }: Besides = {},
): Correction[] {
  const right = new Set(listKeys(name.title))
  const unknown = [...new Set(words)].filter(
    word =>
      /^[a-z]{4,}$/i.test(word) &&
      !right.has(wordKey(word)) &&
      !isKnown(word.toLowerCase()) &&
      factsOf(word).isUnknown,
  )
  return unknown.slice(0, 5).flatMap(typed => {
    const named = name.corrections.find(one => one.typed === typed.toLowerCase())
    const searched = named?.searched ?? factsOf(typed).nearest
    return searched ? [{ typed, searched }] : []
  })
}

type Besides = {
  /** The name that seems to be meant. */
  name?: { title: string; corrections: readonly Correction[] } | undefined
  /** Words of the law or the thesaurus are correct even if no judgment has them. */
  isKnown?: (word: string) => boolean
}

const noName = { title: '', corrections: [] }
