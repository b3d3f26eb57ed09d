import { languages } from '#shared/languages.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/** An answer with paragraphs, sub-paragraphs and quotations must be the only content of its paragraph. */
export function structuredAnswersStandAlone(draft: FormDraft): Problem[] {
  const structured = draft.view.fields.filter(({ structure }) => structure).map(({ name }) => name)
  return languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line =>
      listPlaceholders(line.text)
        .filter(name => structured.includes(name) && !isAlone(name, line.text))
        .map(name => {
          const message = `{${name}} has structure: it stands alone, as a paragraph or as '1. {${name}}'.`
          return atLine(line, message)
        }),
    ),
  )
}

function isAlone(name: string, text: string): boolean {
  return new RegExp(`^(?:\\d+\\. +(?:\\[[A-Za-z, ]+\\] +)?)?\\{${name}\\}$`).test(text.trim())
}
