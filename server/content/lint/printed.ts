import type { SectionName } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledSection, Line } from '#shared/templates/blocks.ts'
import { lineText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { renderAll } from './renderings.ts'

/** A line of a printed paper; the same words are looked at once, in the first rendering that prints them. */
export type Printed = {
  text: string
  line: Line
  block: CompiledBlock
  section: SectionName
  language: Language
  of: string
}

let last: { draft: FormDraft; printed: Printed[] } | undefined

/** Every line that some rendering prints, in each language. */
export function listPrinted(draft: FormDraft): readonly Printed[] {
  if (last?.draft === draft) return last.printed
  const seen = new Set<CompiledBlock | CompiledSection>()
  const known = new Set<string>()
  const printed = renderAll(draft).flatMap(({ of, language, document }) =>
    document.sections.filter(isNew).flatMap(({ name, blocks }) =>
      blocks.filter(isNew).flatMap(block =>
        linesOf(block).flatMap((line): Printed[] => {
          const text = lineText(line)
          const key = `${language} ${block.kind} ${text}`
          if (known.has(key)) return []
          known.add(key)
          return [{ text, line, block, section: name, language, of }]
        }),
      ),
    ),
  )
  last = { draft, printed }
  return printed

  function isNew(part: CompiledBlock | CompiledSection): boolean {
    if (seen.has(part)) return false
    seen.add(part)
    return true
  }
}

function linesOf(block: CompiledBlock): readonly Line[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(({ left, right }) => [...left, ...right])
  if (block.kind === 'table')
    return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(({ cells }) => cells.flat())]
  return block.lines
}

/** A problem of a printed line, at the line of the text from which it most probably came. */
export function atPrinted({ texts }: FormDraft, { language, line }: Printed, message: string): Problem {
  const { file, lines } = texts[language]
  const own = line
    .flatMap(({ text, field }) => (field === undefined ? text.trim() : []))
    .sort((a, b) => b.length - a.length)[0]
  const found = own ? lines.find(({ text }) => text.includes(own)) : undefined
  return found ? { file: found.file, line: found.line, message } : { file, line: 1, message }
}
