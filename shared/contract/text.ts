import { z } from 'zod/mini'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must find control characters
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/
/** Characters that end a line or change the direction of text. Names and subjects must not contain them. */
const breaksLine = /[\t\n\r\u0085\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/**
 * Text typed by a person: trimmed, limited in length, without control characters, which the database
 * cannot store.
 */
export function typedText(max: number, missing = 'Required') {
  return z.string(missing).check(
    z.trim(),
    z.maxLength(max, `At most ${max.toLocaleString('en-IN')} characters`),
    z.refine(
      text => text.isWellFormed() && !unprintable.test(text),
      'Contains a character that cannot be printed',
    ),
  )
}

export function requiredText(max: number, missing: string) {
  return typedText(max, missing).check(z.minLength(1, missing))
}

/** Text to search with. Half a surrogate pair at the end of pasted text is not a reason to reject it. */
export function searchedText(max: number, missing: string) {
  return z.pipe(
    z.pipe(
      z.string(missing),
      z.transform((text: string) => text.toWellFormed()),
    ),
    requiredText(max, missing),
  )
}

/** Typed text on one line: names, titles, subjects. */
export function typedLine(max: number, missing = 'Required') {
  return typedText(max, missing).check(
    z.refine(text => !breaksLine.test(text), 'Must be one line, without control characters'),
  )
}

export function requiredLine(max: number, missing: string) {
  return typedLine(max, missing).check(z.minLength(1, missing))
}

/** The token in a link of a mail. */
export const oneTimeToken = z.string().check(z.minLength(1), z.maxLength(200))
