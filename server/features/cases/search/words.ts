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

/** Lower case, without accents, and without the plural: 'Judgments' and 'judgment' are one word. A full stemmer lost precision on judgments. */
export function wordKey(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  if (plain.length < 4) return plain
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(plain)) return plain.slice(0, -2)
  return plain.endsWith('s') && !/(?:ss|us|is)$/.test(plain) ? plain.slice(0, -1) : plain
}

/** The forms in which a key may stand in the index, which knows words as they are written. */
export function writtenForms(key: string): string[] {
  if (/[^a-z]/.test(key) || key.length < 3) return [key]
  if (/[^aeiou]y$/.test(key)) return [key, `${key.slice(0, -1)}ies`]
  return [key, /(?:x|ch|sh|ss)$/.test(key) ? `${key}es` : `${key}s`]
}

const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
but by can could did do does doing down during each few for from further had has have having he her here hers herself him
himself his how i if in into is it its itself just may me more most my myself no nor not now of off on once only or other
our ours ourselves out over own s same shall she should so some such t than that the their theirs them themselves then
there these they this those through to too under until up upon very was we were what when where which while who whom why
will with would you your yours`.split(/\s+/),
)

/** What a text is about, word for word: without stop words, figures and single letters. */
export function tokenise(text: string): string[] {
  const words = text.toLowerCase().match(wordPattern) ?? []
  return words.filter(word => word.length > 1 && !/\d/.test(word) && !stopWords.has(word)).map(wordKey)
}
