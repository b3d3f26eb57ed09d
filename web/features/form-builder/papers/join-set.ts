import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { BlankStyle, CompiledDocument, CompiledSection } from '#shared/templates/blocks.ts'
import type { NumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'

export type Printed = { filed: FormView; values: FormValues; numberWords: NumberWords | undefined }

/** The whole set as one document, for the browser's print and the .txt file. */
export function joinSet({ filed, values, numberWords }: Printed, language: Language, blank: BlankStyle) {
  const { papers } = compileSet(filed, language, values, { blank, numberWords })
  return joinDocuments(papers.map(({ document }) => document))
}

/** Joins papers, each on a new page. */
function joinDocuments(documents: readonly CompiledDocument[]): CompiledDocument | undefined {
  const [first] = documents
  if (!first || documents.length === 1) return first
  const sections = documents.flatMap(({ sections: own }, paper): CompiledSection[] => {
    const named = own.map(section => ({
      ...section,
      blocks: section.blocks.map(block => ({ ...block, key: `${paper}.${block.key}` })),
    }))
    const opening = { name: 'header' as const, blocks: [{ key: `${paper}`, kind: 'pageBreak' as const }] }
    return paper === 0 ? named : [opening, ...named]
  })
  return { ...first, sections }
}
