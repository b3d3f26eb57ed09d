const digitZero = 0x966

/** Only the letters and digits of a text, with the places where words begin and end. */
type Squeezed = { text: string; starts: Set<number>; ends: Set<number> }

/** Whether a text has these words in this order; case, spacing and punctuation do not matter. */
export function hasWords(text: string, words: string): boolean {
  const wanted = squeeze(words).text
  if (wanted === '') return true
  const { text: within, starts, ends } = squeeze(text)
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (starts.has(at) && ends.has(at + wanted.length)) return true
  return false
}

function squeeze(text: string): Squeezed {
  const starts = new Set<number>()
  const ends = new Set<number>()
  let squeezed = ''
  for (const [word] of plainText(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    starts.add(squeezed.length)
    squeezed += word
    ends.add(squeezed.length)
  }
  return { text: squeezed, starts, ends }
}

/** One form of letters, without invisible marks, and with the digits 0-9. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - digitZero))
}
