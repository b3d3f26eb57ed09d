import type { Language } from '#shared/languages.ts'
import type { FormDraft, FormText } from '../draft.ts'
import { linesOfEveryCase } from '../lint/of-every-case.ts'

/**
 * The sentences that every client of a form signs, whatever is answered: for somebody who asks of each what the client
 * must have told for it to be true. A text that several papers share is read once.
 */
export function readEveryCase(draft: FormDraft, language: Language): string {
  const texts = [draft.texts[language], ...draft.papers.map(({ texts }) => texts[language])]
  const read = new Set<string>()
  return texts.map(text => writeText(text, read)).join('\n')
}

function writeText({ file, lines }: FormText, read: Set<string>): string {
  const sentences = linesOfEveryCase(lines).flatMap(({ text, file: from, line }) => {
    const place = `${from}:${line}`
    if (read.has(place)) return []
    read.add(place)
    return cutSentences(text).map(sentence => `  ${from === file ? line : place}  ${sentence}`)
  })
  return [`##### ${file}`, ...sentences, ''].join('\n')
}

/** A title, a line of signatures and a row of a table swear nothing. */
function cutSentences(text: string): string[] {
  if (/^[\^|]|\|\|/.test(text.trim())) return []
  return (text.match(sentence) ?? [])
    .map(words => words.replace(/\s+/gu, ' ').trim())
    .filter(words => threeWords.test(words))
}

/** In Devanagari a vowel after a consonant is a mark, not a letter. */
const threeWords = /[\p{L}\p{M}]+ [\p{L}\p{M}]+ [\p{L}\p{M}]+/u

/** A stop inside an answer or a choice of words in braces ends none. */
const sentence = /(?:\{[^}]*\}|[^.;:।?{]|[.;:।?](?!\s))+[.;:।?]?/gu
