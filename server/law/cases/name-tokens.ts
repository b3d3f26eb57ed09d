import { leadIns } from './case-name-words.ts'

/** A word of a text with its punctuation, and its place. */
export type Token = { word: string; from: number; to: number }

/** The longest side of a name, in characters. */
export const reach = 170

export function tokensOf(text: string, from: number, to: number): Token[] {
  return [...text.slice(from, to).matchAll(/\S+/g)].map(match => ({
    word: match[0],
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))
}

/** Whether a word is capitalised for a reason other than the start of a sentence. */
export function isNameWord(word: string): boolean {
  const bare = word.replace(/^["'“‘([]+/, '').replace(/[.,;:)\]'’"”]+$/, '')
  if (leadIns.test(bare) && !/^[A-Z]\.$/.test(word)) return false
  return /^(?:[A-Z]|M\/[Ss])/.test(bare) && !/^[A-Z]+\d/.test(bare)
}
