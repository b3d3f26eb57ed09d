import type { FormView, TemplateText } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'

export const noTemplate = 'No template available'
export const noTemplateForLanguage = 'No template available for selected language'
export const nothingYet = 'Preview will appear here as you fill the form'

/** Why there is no document to show, if there is none. */
export function findNoTemplate(
  form: Pick<FormView, 'multiLangContent'>,
  language: Language,
): string | undefined {
  const texts: Partial<Record<Language, TemplateText>> = form.multiLangContent ?? {}
  if (!Object.values(texts).some(hasWords)) return noTemplate
  return hasWords(texts[language]) ? undefined : noTemplateForLanguage
}

/** The blocks of each sheet: a page break starts a new one. */
export function splitSheets(document: CompiledDocument): CompiledBlock[][] {
  const sheets: CompiledBlock[][] = [[]]
  for (const block of document.sections.flatMap(section => section.blocks)) {
    if (block.kind === 'pageBreak') sheets.push([])
    else sheets.at(-1)?.push(block)
  }
  return sheets.filter(blocks => blocks.length > 0)
}

function hasWords(text: TemplateText | undefined): boolean {
  return (
    text !== undefined && Object.values(text).some(part => typeof part === 'string' && part.trim() !== '')
  )
}
