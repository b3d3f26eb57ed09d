import { rememberWords } from './remember-words.ts'

/** The start and end of each word. Lists of numbers, because a judgment has thousands of words. */
export type Places = { froms: number[]; tos: number[] }

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u
const isLetter = 1
const isOther = 2
/** Cache: whether a character is part of a word, in any script. */
const kinds = new Uint8Array(0x10000)

export function isWordCharacter(code: number): boolean {
  const kind = kinds[code]
  return kind === isLetter || (kind === 0 && learnKind(code) === isLetter)
}

function learnKind(code: number): number {
  kinds[code] = letterOrDigit.test(String.fromCharCode(code)) ? isLetter : isOther
  return kinds[code]
}

/** Where the next word begins, from this place on; the length of the text if there is none. */
export function wordStart(text: string, from: number): number {
  let at = from
  while (at < text.length && !isWordCharacter(text.charCodeAt(at))) at += 1
  return at
}

/** Where the word ends that begins here. */
export function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isWordCharacter(text.charCodeAt(at))) at += 1
  return at
}

export function findPlaces(text: string): Places {
  const places: Places = { froms: [], tos: [] }
  for (let from = wordStart(text, 0); from < text.length; ) {
    const to = wordEnd(text, from)
    places.froms.push(from)
    places.tos.push(to)
    from = wordStart(text, to)
  }
  return places
}

/** The distinct words of a text in lower case, otherwise as written. */
export function listWords(text: string): Set<string> {
  const { froms, tos } = findPlaces(text)
  const words = new Set<string>()
  for (let at = 0; at < froms.length; at += 1) words.add(text.slice(froms[at], tos[at]))
  return new Set(Array.from(words, word => word.toLowerCase()))
}

/** The words of a text as comparison keys. */
export function listKeys(text: string): string[] {
  const { froms, tos } = findPlaces(text)
  return froms.map((from, at) => wordKey(text.slice(from, tos[at])))
}

/** The comparison key of a word (see `makeKey`). */
export const wordKey = rememberWords(makeKey)

/**
 * Lower case, without accents and plural ending: 'Judgments' and 'judgment' are one word. A full stemmer
 * lost precision on judgments.
 */
function makeKey(word: string): string {
  const plain = plainWord(word)
  if (plain.length < 4) return plain
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(plain)) return plain.slice(0, -2)
  return plain.endsWith('s') && !/(?:ss|us|is)$/.test(plain) ? plain.slice(0, -1) : plain
}

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false
  return true
}

/** In lower case and without accents. */
export function plainWord(word: string): string {
  if (isAscii(word)) return word.toLowerCase()
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/** Every ASCII word, in lower case, that has this key. */
export function wordsOfKey(key: string): string[] {
  const forms = [key, `${key}s`, `${key}es`, ...(key.endsWith('y') ? [`${key.slice(0, -1)}ies`] : [])]
  return forms.filter(form => makeKey(form) === key)
}

/** The forms that a key may have in the index, which keeps words as written. */
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
const stopKeys = new Set([...stopWords].map(makeKey))

/** Only the meaningful words: no stop words, no single letters, no words with digits. */
export function tokenise(text: string): string[] {
  return listKeys(text).filter(isTelling)
}

/** The same of words that have been found already. */
export function keepTelling(words: readonly string[]): string[] {
  return words.map(wordKey).filter(isTelling)
}

/** Stop words such as 'of' and 'the', and single letters. */
export function isSmallWord(word: string): boolean {
  const key = wordKey(word)
  return key.length < 2 || stopKeys.has(key)
}

const isTelling = rememberWords(key => key.length > 1 && !/\d/.test(key) && !stopKeys.has(key))
