import type { Language } from '#shared/languages.ts'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import { lineText } from '#shared/templates/writers/text.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { renderAll } from './renderings.ts'

/** A paragraph that announces something must be followed by it, in every rendering. */
export function nothingHangs(draft: FormDraft): Problem[] {
  const seen: Seen = { documents: new Set(), next: new Map() }
  const hanging = renderAll(draft).flatMap(({ of, language, document }) =>
    listHanging(document, language, seen).map(text => ({ of, language, text })),
  )
  const first = new Map(hanging.toReversed().map(one => [`${one.language} ${one.text}`, one]))
  return [...first.values()].toReversed().map(({ of, language, text }) => {
    const message = `'${text.slice(-60)}' promises what does not follow (${of}): let it go with what it announces.`
    return { file: draft.texts[language].file, line: lineOf(text, draft, language), message }
  })
}

type Seen = { documents: Set<CompiledDocument>; next: Map<CompiledBlock, CompiledBlock | undefined> }

/** A block that stood before the same one in an earlier rendering has been looked at. */
function listHanging(
  document: CompiledDocument,
  language: Language,
  { documents, next: nexts }: Seen,
): string[] {
  if (documents.has(document)) return []
  documents.add(document)
  const hanging: string[] = []
  const blocks = document.sections.flatMap(section => section.blocks)
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    if (nexts.get(block) === next && nexts.has(block)) continue
    nexts.set(block, next)
    const text = textOf(block)
    if (promises(block, text, language) && !isKept(block, text, next)) hanging.push(text)
  }
  return hanging
}

/** Words that refer to what follows; 'section 34 खालील' only means 'under'. */
const pointing: Record<Language, RegExp> = {
  en: /\b(the following|following among other|as follows|as under|(set out|stated|given|disclosed|described) (below|next)|next stated|which follow|as follow)\b(?!.*\bannexed\b)/i,
  hi: /निम्नलिखित|निम्नानुसार|नीचे (दिए|दी|दिया|लिखे|लिखी|लिखा|बताए|प्रकट)/,
  mr: /(?:खालीलप्रमाणे|पुढीलप्रमाणे|(?:^|[,;.] |असे |या |ते )खालील (?!यादी))/,
}

function promises(block: CompiledBlock, text: string, language: Language): boolean {
  if (!('lines' in block) || block.kind === 'heading' || block.kind === 'right') return false
  if (/:\s*$/.test(text)) return block.kind !== 'subheading' && block.kind !== 'centre'
  if (language !== 'mr' && !pointing[language].test(text)) return false
  const lastSentence = text.split(/(?<=[.।;])\s+/).at(-1) ?? ''
  return pointing[language].test(lastSentence) && !/[:：] \S/.test(lastSentence)
}

const follows = [
  'numbered',
  'lettered',
  'roman',
  'dash',
  'quote',
  'party',
  'paragraph',
  'subheading',
  'columns',
  'table',
]
const depth: Partial<Record<CompiledBlock['kind'], number>> = {
  numbered: 1,
  lettered: 2,
  roman: 3,
  dash: 4,
  quote: 4,
  table: 5,
}

/**
 * Whether the next block is what the text announces. After a colon inside a list it must be a level
 * deeper; otherwise it must be next in the text or in another section. Of the reliefs that an
 * unnumbered paragraph announces the first ones may be missing.
 */
function isKept(block: CompiledBlock, text: string, next: CompiledBlock | undefined): boolean {
  if (!next) return false
  if (next.kind === 'heading') return block.kind === 'paragraph'
  if (!follows.includes(next.kind)) return false
  if (next.kind === 'columns') return sectionOf(next) === sectionOf(block)
  const own = depth[block.kind]
  const other = depth[next.kind]
  if (/:\s*$/.test(text) && own !== undefined && own > 0)
    return other === undefined ? next.kind === 'party' : other > own
  if (block.kind === 'paragraph' && next.kind === 'lettered' && /:\s*$/.test(text)) return true
  return sectionOf(next) !== sectionOf(block) || placeOf(next) - placeOf(block) <= 1
}

function sectionOf({ key }: CompiledBlock): string | undefined {
  return key.split('.')[0]
}

/** The position of the block in its section; keys are section.block.part, inside {each} section.block-item. */
function placeOf({ key }: CompiledBlock): number {
  return Number.parseInt(key.split('.')[1] ?? '', 10)
}

function textOf(block: CompiledBlock): string {
  return 'lines' in block ? block.lines.map(lineText).join(' ') : ''
}

/** The line whose own words end as the printed text does. */
function lineOf(text: string, { texts }: FormDraft, language: Language): number {
  const { file, lines } = texts[language]
  const end = text.slice(-20)
  return lines.find(line => line.file === file && line.text.includes(end))?.line ?? 1
}
