import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** What a person typed: trimmed, of a sensible length, without the control characters that no keyboard makes and no database keeps. */
export function typedText(max: number, missing = 'Required') {
  return z
    .string(missing)
    .trim()
    .max(max, `At most ${max.toLocaleString('en-IN')} characters`)
    .refine(text => !unprintable.test(text), 'Contains a character that cannot be printed')
}
