import { parseWords } from './words.ts'

/** The words of texts that people have written and checked: whoever searches for one of them has not mistyped. */
export function listKnownWords(texts: unknown): ReadonlySet<string> {
  const known = new Set<string>()
  collect(texts, known)
  return known
}

function collect(value: unknown, known: Set<string>) {
  if (typeof value === 'string') for (const { text } of parseWords(value)) known.add(text)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, known)
}
