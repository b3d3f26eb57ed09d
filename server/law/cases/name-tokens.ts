import { leadIns } from './case-name-words.ts'

/** A word of a text with its marks, and where it stands. */
export type Token = { word: string; from: number; to: number }

/** So many characters a side of a name may have. */
export const reach = 170

export function tokensOf(text: string, from: number, to: number): Token[] {
  return [...text.slice(from, to).matchAll(/\S+/g)].map(match => ({
    word: match[0],
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))
}

/** Capitalised, and not because a sentence begins. */
export function isNameWord(word: string): boolean {
  const bare = word.replace(/^["'“‘([]+/, '').replace(/[.,;:)\]'’"”]+$/, '')
  if (leadIns.test(bare) && !/^[A-Z]\.$/.test(word)) return false
  return /^(?:[A-Z]|M\/[Ss])/.test(bare) && !/^[A-Z]+\d/.test(bare)
}
