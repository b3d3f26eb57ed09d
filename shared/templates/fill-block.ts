import type { CompiledBlock, Line, TemplateBlock, TemplateLine } from './blocks.ts'
import { dropsOut, fillLine, onlyField, readGoingOn, withoutStop } from './fill-line.ts'
import { fieldsOfLine } from './parse-line.ts'
import { isEmpty, type Resolved } from './resolved.ts'

type Lookup = (name: string) => Resolved
type WithoutKey<T> = T extends unknown ? Omit<T, 'key' | 'label'> : never
/** A block before numbering: it has no number and no key yet. */
/** `starts`: its list starts again from the first number. */
export type FilledBlock = WithoutKey<CompiledBlock> & { list?: string; label?: string; starts?: true }

/** One template block becomes none, one, or one block for each line of its answer. */
export function fillBlock(block: Exclude<TemplateBlock, { kind: 'table' }>, lookUp: Lookup): FilledBlock[] {
  if (block.kind === 'pageBreak') return [{ kind: 'pageBreak' }]
  if (block.kind === 'columns') return fillColumns(block.rows, lookUp)
  if (dropsOut(block.fields, lookUp)) return []
  const [whole] = block.lines
  const ends = whole && 'list' in block ? readGoingOn(whole) : undefined
  const first = ends?.line ?? whole
  const alone = block.lines.length === 1 && first ? onlyField(first) : undefined
  const value = alone === undefined ? undefined : lookUp(alone)
  if (first && value?.parts && (block.kind === 'numbered' || block.kind === 'paragraph'))
    return fillParts(block, first, value)
  if (first && value && 'list' in block && !isEmpty(value) && (value.lines.length > 1 || ends?.goesOn))
    return splitList(first, value, ends).map(line => ({ ...listOf(block), kind: block.kind, lines: [line] }))
  if (value?.layout === 'parties' && block.kind === 'paragraph') return listParties(value)
  const lines = block.lines.flatMap(line => fillLine(line, lookUp))
  return [{ ...('list' in block && listOf(block)), kind: block.kind, lines } as FilledBlock] // they match in the template
}

function listOf({ list, basis, names }: Extract<TemplateBlock, { list: string }>) {
  return { list, ...(basis && { basis }), ...(names && { names }) }
}

type Ends = ReturnType<typeof readGoingOn>
type Alone = Extract<TemplateBlock, { lines: unknown }>

/** An answer with paragraphs, sub-paragraphs and quotations becomes one block for each of them. */
function fillParts(block: Alone, template: TemplateLine, value: Resolved): FilledBlock[] {
  const blocks: FilledBlock[] = []
  let letters = false
  for (const { as, line, lang } of value.parts ?? []) {
    const last = blocks.at(-1)
    if (as === 'quote' && last?.kind === 'quote' && last.lang === lang) {
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, line] }
    } else if (as === 'quote') blocks.push({ kind: 'quote', lines: [line], ...(lang && { lang }) })
    else if (as === 'own') {
      const lines = fillLine(template, () => ({ ...value, lines: [line] }))
      blocks.push({ ...('list' in block && listOf(block)), kind: block.kind, lines } as FilledBlock) // they match in the template
    } else {
      const starts = as === 'lettered' ? !letters : last?.kind !== 'roman'
      blocks.push({ kind: as, list: `${as} of an answer`, lines: [line], ...(starts && { starts }) })
    }
    letters = as === 'lettered' || (letters && as !== 'own')
  }
  return blocks
}

/**
 * `1. {facts}` becomes a numbered paragraph for each line of the answer; a stop after the placeholder is added
 * to each, and the word that joins the next item to them, as in `(b) {reliefs}; and`, to the last.
 */
function splitList(template: TemplateLine, value: Resolved, ends: Ends | undefined): Line[] {
  const lines = ends?.goesOn ? value.lines.map(withoutStop) : value.lines
  const filled = lines.flatMap(line => fillLine(template, () => ({ ...value, lines: [line] })))
  const last = filled.at(-1)
  return last && ends?.joins ? [...filled.slice(0, -1), [...last, { text: ends.joins }]] : filled
}

function listParties({ lines }: Resolved): FilledBlock[] {
  const several = lines.length > 1
  return lines.map((line, index) => ({ kind: 'party', label: several ? `${index + 1}.` : '', lines: [line] }))
}

type Rows = Extract<TemplateBlock, { kind: 'columns' }>['rows']

function fillColumns(rows: Rows, lookUp: Lookup): FilledBlock[] {
  const kept = rows
    .filter(({ left, right }) => !dropsOut([...fieldsOfLine(left), ...fieldsOfLine(right)], lookUp))
    .map(({ left, right }) => ({ left: fillLine(left, lookUp), right: fillLine(right, lookUp) }))
  return kept.length > 0 ? [{ kind: 'columns', rows: kept }] : []
}
