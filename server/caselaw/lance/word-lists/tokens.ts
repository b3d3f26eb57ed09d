import { longestToken } from '../../text/section-token.ts'

/**
 * Calls back with each word as the engine's own index has it (table.ts), so that lists and engine agree on what a word is:
 * letters and digits in lower case, without accents. A half letter of Devanagari ends a word there.
 */
export function eachToken(text: string, tell: (token: string) => void) {
  const lower = text.toLowerCase()
  const { length } = lower
  for (let at = 0; at < length; ) {
    while (at < length && !isPart(lower.charCodeAt(at))) at += 1
    const from = at
    let all = 0
    for (let code = lower.charCodeAt(at); at < length && isPart(code); code = lower.charCodeAt(at)) {
      all |= code
      at += 1
    }
    if (at > from) tellOne(lower.slice(from, at), all < 128, tell)
  }
}

export function listTokens(text: string): string[] {
  const tokens: string[] = []
  eachToken(text, token => tokens.push(token))
  return tokens
}

function tellOne(word: string, isAscii: boolean, tell: (token: string) => void) {
  const token = isAscii ? word : foldAccents(word)
  if (token.length < longestToken && (isAscii || Buffer.byteLength(token) < longestToken)) tell(token)
}

const partOfWord = /[\p{Alphabetic}\p{N}]/u
const [yes, no] = [1, 2]
/** Cache: whether a character is part of a word. */
const kinds = new Uint8Array(0x10000)

function isPart(code: number): boolean {
  const kind = kinds[code]
  return kind === yes || (kind === 0 && learnKind(code) === yes)
}

function learnKind(code: number): number {
  kinds[code] = partOfWord.test(String.fromCharCode(code)) ? yes : no
  return kinds[code]
}

/** Latin letters alone: those of other scripts stay as they are. */
const accented = /[\u00c0-\u024f\u1e00-\u1eff\ufb00-\ufb06]/g
const apart: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

function foldAccents(word: string): string {
  return word.replace(
    accented,
    letter => apart[letter] ?? letter.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''),
  )
}
