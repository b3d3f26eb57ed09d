import type { Withdrawal } from '#shared/contract/form-withdrawal.ts'
import { languages } from '#shared/languages.ts'
import type { FormDraft, FormText, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import { rememberByObject } from './by-text.ts'

/** Checks one form and reports what must be corrected. */
export type Rule = (draft: FormDraft) => Problem[]
/** Checks that need the whole library. */
export type LibraryRule = (entries: readonly LibraryEntry[]) => Problem[]
export type LibraryEntry = { file: string; id: number; slug: string; withdrawn?: Withdrawal | undefined }

export function inYaml({ problemAt }: FormDraft, path: YamlPath, message: string): Problem {
  return problemAt(path, message)
}

export function atLine({ file, line }: TextLine, message: string): Problem {
  return { file, line, message }
}

export function allLines(draft: FormDraft): TextLine[] {
  return languages.flatMap(language => draft.texts[language].lines)
}

/** Lines without an empty line between them, as one text. */
export type Paragraph = { first: TextLine; text: string }

export const paragraphsOf = rememberByObject(({ lines }: FormText): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = []
  let previous: TextLine | undefined
  for (const line of lines) {
    const current = paragraphs.at(-1)
    const continues = previous && previous.text !== '' && previous.section === line.section
    if (line.text !== '' && continues && current) current.text += `\n${line.text}`
    else if (line.text !== '') paragraphs.push({ first: line, text: line.text })
    previous = line
  }
  return paragraphs
})
