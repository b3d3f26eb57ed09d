import type { Run } from '#shared/templates/blocks.ts'
import { listRuns } from '#shared/templates/blocks.ts'
import { mainId } from '#shared/templates/papers/list-papers.ts'
import { parseReference } from '#shared/templates/paragraph-numbers.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { renderSamples } from './renderings.ts'

/** When the whole sample is answered, no blank may be left, in any language. */
export function samplesLeaveNoBlank(draft: FormDraft): Problem[] {
  return renderSamples(draft).flatMap(({ language, document }) => {
    const blanks = new Set(listRuns(document).flatMap(run => (run.blank && !isOfMain(run) ? run.text : [])))
    return [...blanks].map(name => {
      const message = `${name} stays blank although the sample is complete: see the answers it is made from.`
      return { file: draft.texts[language].file, line: lineWith(name, draft, language), message }
    })
  })
}

function lineWith(placeholder: string, { texts }: FormDraft, language: keyof FormDraft['texts']): number {
  const text = texts[language]
  return text.lines.find(line => line.file === text.file && line.text.includes(placeholder))?.line ?? 1
}

/**
 * The number of a paragraph of the main paper is only known when the set is compiled;
 * mainParagraphsAreThere checks it.
 */
function isOfMain({ field = '' }: Run): boolean {
  return parseReference(field)?.paper === mainId
}
