import type { Language } from '#shared/languages.ts'
import type { Run } from './blocks.ts'
import type { AnswerPart } from './resolved.ts'

const lettered = /^\([a-z]{1,2}\)\s+/
const roman = /^\([ivx]+\)\s+/
const quoted = /^>\s*/
const numbered = /^\d{1,3}[.)]\s+/

/**
 * '(a) ...' is a sub-paragraph, '(i) ...' one level below it, '> ...' a quotation. The document numbers
 * them itself and ignores typed numbers.
 */
export function readStructure(
  lines: readonly string[],
  language: Language,
  toRun: (text: string) => Run,
): AnswerPart[] {
  const own = lines.filter(line => !lettered.test(line) && !quoted.test(line))
  const isNumbered = own.length > 1 && own.every(line => numbered.test(line))
  let letter = ''
  return lines.map((line): AnswerPart => {
    const mark = lettered.exec(line)?.[0]
    if (mark !== undefined) {
      const as = roman.test(line) && !isNextLetter(mark, letter) ? 'roman' : 'lettered'
      if (as === 'lettered') letter = mark
      return { as, line: [toRun(line.slice(mark.length))] }
    }
    if (quoted.test(line)) {
      const text = line.replace(quoted, '')
      const lang = tellLanguage(text, language)
      return { as: 'quote', line: [toRun(text)], ...(lang && { lang }) }
    }
    letter = ''
    return { as: 'own', line: [toRun(isNumbered ? line.replace(numbered, '') : line)] }
  })
}

/** (i) directly after (h) is a letter. */
function isNextLetter(mark: string, before: string): boolean {
  return before.length === mark.length && mark.charCodeAt(1) === before.charCodeAt(1) + 1
}

/** The language of a quotation, told from its script, when it is not that of the document. */
function tellLanguage(text: string, language: Language): Language | undefined {
  const isDevanagari = /\p{Script=Devanagari}/u.test(text)
  if (language === 'en') return isDevanagari ? 'hi' : undefined
  return isDevanagari || !/\p{Script=Latin}/u.test(text) ? undefined : 'en'
}

/** The text of a part inside a sentence. */
export function readOn({ as, line }: AnswerPart): Run[] {
  if (as !== 'quote') return [...line]
  return line.map(run => ({ ...run, text: `“${run.text}”` }))
}
