import type { FormView, TemplateText } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'

/** The message key for why there is no document to show. */
export function findNoTemplate(
  form: Pick<FormView, 'multiLangContent'>,
  language: Language,
): 'noTemplate' | 'noTemplateForLanguage' | undefined {
  const texts: Partial<Record<Language, TemplateText>> = form.multiLangContent ?? {}
  if (!Object.values(texts).some(hasWords)) return 'noTemplate'
  return hasWords(texts[language]) ? undefined : 'noTemplateForLanguage'
}

/** The blocks of each sheet; every page break starts a new sheet. */
export function splitSheets(document: CompiledDocument): CompiledBlock[][] {
  const sheets: CompiledBlock[][] = [[]]
  for (const block of document.sections.flatMap(section => section.blocks)) {
    if (block.kind === 'pageBreak') sheets.push([])
    else sheets.at(-1)?.push(block)
  }
  return sheets.filter(blocks => blocks.length > 0)
}

const blocksOfPassage = 12

/** The blocks of a sheet in runs of a few. */
export function cutPassages(blocks: readonly CompiledBlock[]): (readonly CompiledBlock[])[] {
  return Array.from({ length: Math.ceil(blocks.length / blocksOfPassage) }, (_, index) =>
    blocks.slice(index * blocksOfPassage, (index + 1) * blocksOfPassage),
  )
}

function hasWords(text: TemplateText | undefined): boolean {
  return (
    text !== undefined && Object.values(text).some(part => typeof part === 'string' && part.trim() !== '')
  )
}
