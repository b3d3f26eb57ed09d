/** Letters and digits in every script; what stands between them parts the words. */
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

export type Word = { key: string; from: number; to: number }

/** The words of a text with their places; `key` is what words are compared by. */
export function findWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(match => ({
    key: wordKey(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Lower case, without accents, and without the plural: 'Judgments' and 'judgment' are one word. */
export function wordKey(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain
}
