import { z } from 'zod/mini'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/
/** What ends a line, and what turns its letters round: a name or a subject has neither. */
const breaksLine = /[\t\n\r\u0085\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** What a person typed: trimmed, of a sensible length, without the control characters that no keyboard makes and no database keeps. */
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

/** What is searched with: half a letter at the end of what was pasted is no reason to refuse it. */
export function searchedText(max: number, missing: string) {
  return z.pipe(
    z.pipe(
      z.string(missing),
      z.transform((text: string) => text.toWellFormed()),
    ),
    requiredText(max, missing),
  )
}

/** Typed text that stands on one line: names, titles, subjects. */
export function typedLine(max: number, missing = 'Required') {
  return typedText(max, missing).check(
    z.refine(text => !breaksLine.test(text), 'Must be one line, without control characters'),
  )
}

export function requiredLine(max: number, missing: string) {
  return typedLine(max, missing).check(z.minLength(1, missing))
}

/** What a link in a mail carries. */
export const oneTimeToken = z.string().check(z.minLength(1), z.maxLength(200))
