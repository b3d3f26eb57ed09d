import type { CompiledSection } from '#shared/templates/blocks.ts'
import { lineText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atPrinted, listPrinted, type Printed } from './printed.ts'
import { renderAll } from './renderings.ts'

/** Small letters that stand in capitals too: 'No.', 'v.', words in brackets. */
const small = /\([^)]*\)|\[[^\]]*\]|\bNos?\.|\bv\.|\b(?:Hon'ble|Hon’ble)|\b(?:and|of|others|another)\b/g

/** In court papers the court's name and the headings are in capitals, in English. */
export function headingsAreInCapitals(draft: FormDraft): Problem[] {
  if (draft.view.courtProfile === 'plain' || draft.view.courtProfile === 'memo') return []
  return listPrinted(draft)
    .filter(printed => printed.language === 'en' && isHeading(printed))
    .filter(({ line }) =>
      line.some(({ text, field }) => field === undefined && /[a-z]/.test(text.replace(small, ''))),
    )
    .map(printed =>
      atPrinted(draft, printed, `'${printed.text}' is a heading of a court paper: write it in capitals.`),
    )
}

function isHeading({ block, section }: Printed): boolean {
  return block.kind === 'heading' || (section === 'header' && block.kind === 'centre')
}

/** A heading has something under it, in every rendering. */
export function headingsHaveText(draft: FormDraft): Problem[] {
  const known = new Map<CompiledSection, string[]>()
  const found = renderAll(draft).flatMap(({ of, language, document }) =>
    document.sections.flatMap(section => {
      const alone = known.get(section) ?? listAlone(section)
      known.set(section, alone)
      return alone.map(text => ({ text, of, language }))
    }),
  )
  const seen = new Map(found.map(one => [`${one.language} ${one.text}`, one]))
  return [...seen.values()].map(({ text, of, language }) => {
    const { file, lines } = draft.texts[language]
    const line = lines.find(one => one.text.includes(text))
    const message = `Nothing stands under the heading '${text}' (${of}): let it go with its text.`
    return { file: line?.file ?? file, line: line?.line ?? 1, message }
  })
}

function listAlone({ blocks }: CompiledSection): string[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'subheading' && block.kind !== 'heading') return []
    const next = blocks[index + 1]?.kind ?? 'pageBreak'
    const isAlone =
      next === 'pageBreak' || (block.kind === 'subheading' && (next === 'subheading' || next === 'heading'))
    return isAlone ? [lineText(block.lines.flat())] : []
  })
}
