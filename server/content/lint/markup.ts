import { languages } from '#shared/languages.ts'
import { hasUnprintable } from '#shared/templates/clean-text.ts'
import { isTableLine } from '#shared/templates/parse-table.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { allLines, atLine, paragraphsOf } from './rule.ts'

export function boldIsClosed(draft: FormDraft): Problem[] {
  return allLines(draft)
    .filter(line => line.text.split('**').length % 2 === 0)
    .map(line => atLine(line, "'**' without its partner: bold opens and closes on the same line."))
}

export function textsHaveNoInvisibleCharacters(draft: FormDraft): Problem[] {
  return allLines(draft)
    .filter(line => hasUnprintable(line.text))
    .map(line => atLine(line, 'A control character or invisible mark stands in this line: type it again.'))
}

/**
 * The program numbers paragraphs and the numbers can change, so a number written in the text may become
 * wrong.
 */
export function paragraphsAreNotCitedByNumber(draft: FormDraft): Problem[] {
  const citation = /\b(paragraphs?|paras?)\s+(no\.?\s*)?\d+|(पैरा|परिच्छेद)\s+(क्रमांक\s+|संख्या\s+)?\d+/i
  return languages.flatMap(language =>
    paragraphsOf(draft.texts[language])
      .filter(({ text }) => citation.test(text) && !/\b(judgment|order|above-cited)\b/i.test(text))
      .map(({ first }) =>
        atLine(
          first,
          'A paragraph is cited by its number: the program counts them, so say what it is about instead.',
        ),
      ),
  )
}

export function tablesHaveTwoColumns(draft: FormDraft): Problem[] {
  return allLines(draft)
    .filter(line => !isTableLine(line.text) && line.text.split('||').length > 2)
    .map(line => atLine(line, "More than one '||' in a line: there are two columns, left and right."))
}
