import type { Basis, Each, ListKind, PlainKind, TemplateBlock, TemplateLine } from './blocks.ts'
import { type Condition, listLooks } from './conditions/condition.ts'
import { createScope, type ParseCondition, parseControlLine } from './conditions/scope.ts'
import { createListNamer } from './name-lists.ts'
import { fieldsOfLine, parseLine, referencesOfLine } from './parse-line.ts'
import { isTableLine, parseTable } from './parse-table.ts'

type LineKind = PlainKind | ListKind | 'columns' | 'table' | 'pageBreak'
type MarkedLine = { kind: LineKind; mark: string; text: string }
type RawBlock = {
  kind: LineKind
  mark: string
  lines: string[]
  basis?: Basis | undefined
  names?: readonly string[]
  when?: Condition | undefined
  each?: Each | undefined
}

const markers: [LineKind, RegExp][] = [
  ['pageBreak', /^---+$/],
  ['subheading', /^### +/],
  ['heading', /^## +/],
  ['centre', /^\^ */],
  ['right', /^>> */],
  ['quote', /^> +/],
  ['dash', /^- +/],
  ['numbered', /^\d+\. +/],
  ['roman', /^\([ivx]+\) +/],
  ['lettered', /^\([a-z]{1,2}\) +/],
]
const listKinds: readonly LineKind[] = ['numbered', 'lettered', 'roman', 'dash']
/** For these kinds, consecutive lines with the same mark form one block. */
const joinedKinds: readonly LineKind[] = ['centre', 'right', 'quote', 'columns', 'table']

type Options = {
  /** The kind of lines without a mark: 'paragraph', or 'centre' in the headers of court papers. */
  unmarked: 'paragraph' | 'centre'
  /** Centred lines are bold: the court and the number of the case. */
  boldCentre?: boolean
  /**
   * In the footer, numbering restarts at every '##' heading, because the affidavit and the list of
   * documents are separate papers.
   */
  restartAtHeadings: boolean
  /** Without it, the text has no conditions. */
  read?: ParseCondition
  /** The repeat group of a question. */
  groupOf?: (name: string) => string | undefined
}

/** Parses the markup of one section, which docs/content.md describes. */
export function parseSection(text: string, options: Options): TemplateBlock[] {
  const raw: RawBlock[] = []
  for (const { lines, when, each } of cutParts(text, options)) {
    const blocks = cutBlocks(lines, raw.at(-1), options)
    raw.push(...(when || each ? blocks.map(block => ({ ...block, when, each })) : blocks))
  }
  return nameLists(readNotes(raw), options)
}

type Part = { lines: string[]; when: Condition | undefined; each: Each | undefined }

/** Parts end at a blank line, and where a condition starts or ends on its own line. */
function cutParts(text: string, { read }: Options): Part[] {
  const scope = read && createScope(read)
  const parts: Part[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const control = scope && parseControlLine(line)
    if (control) scope?.apply(control)
    const isBreak = control !== undefined || line.trim() === ''
    if (!isBreak && !isOpen) parts.push({ lines: [], when: scope?.when(), each: scope?.each() })
    if (!isBreak) parts.at(-1)?.lines.push(line)
    isOpen = !isBreak
  }
  return parts
}

const note = /\[ *([A-Za-z]+(?: *, *[A-Za-z]+)*) *\]/.source
const ownNote = new RegExp(`^${note} +`)
const headingNote = new RegExp(` +${note}$`)

/**
 * '### Grounds [grounds, advice]' gives the name and the basis of the numbered paragraphs under it; '1.
 * [limitation, record] text' gives those of one paragraph.
 */
function readNotes(raw: RawBlock[]): RawBlock[] {
  let basisAbove: Basis | undefined
  const namesAbove: Partial<Record<LineKind, readonly string[]>> = {}
  return raw.map(block => {
    const { kind } = block
    const [first = '', ...rest] = block.lines
    if (kind === 'heading' || kind === 'subheading') {
      const { basis, names } = parseNote(headingNote.exec(first)?.[1])
      basisAbove = basis === 'knowledge' ? undefined : basis
      if (kind === 'heading') namesAbove.subheading = []
      namesAbove[kind] = names
      return { ...block, lines: [first.replace(headingNote, ''), ...rest] }
    }
    if (kind !== 'numbered') return block
    const own = parseNote(ownNote.exec(first)?.[1])
    const basis = own.basis === 'knowledge' ? undefined : (own.basis ?? basisAbove)
    const names = [...own.names, ...(namesAbove.subheading ?? []), ...(namesAbove.heading ?? [])]
    return {
      ...block,
      basis,
      ...(names.length > 0 && { names }),
      lines: [first.replace(ownNote, ''), ...rest],
    }
  })
}

const bases = ['knowledge', 'record', 'information', 'advice'] as const

function parseNote(text: string | undefined) {
  const words = text?.split(',').map(word => word.trim()) ?? []
  const isBasis = (word: string) => bases.some(basis => basis === word)
  return {
    basis: bases.find(basis => words.includes(basis)),
    names: words.filter(word => !isBasis(word)),
  }
}

function cutBlocks(lines: string[], before: RawBlock | undefined, { unmarked }: Options): RawBlock[] {
  const blocks: RawBlock[] = []
  for (const line of lines) {
    const previous = blocks.at(-1)
    const marked = readMark(line.trim(), previous ?? before)
    if (marked && previous?.kind === marked.kind && joinedKinds.includes(marked.kind))
      previous.lines.push(marked.text)
    else if (marked) blocks.push({ kind: marked.kind, mark: marked.mark, lines: [marked.text] })
    else if (previous && previous.kind !== 'heading' && previous.kind !== 'table')
      previous.lines.push(line.trim())
    else blocks.push({ kind: unmarked, mark: '', lines: [line.trim()] })
  }
  return blocks
}

function readMark(text: string, before: RawBlock | undefined): MarkedLine | undefined {
  if (isTableLine(text)) return { kind: 'table', mark: '', text }
  if (text.includes('||')) return { kind: 'columns', mark: '', text }
  for (const [kind, pattern] of markers) {
    const mark = pattern.exec(text)?.[0]
    if (mark === undefined) continue
    return {
      kind: kind === 'roman' && isNextLetter(mark, before) ? 'lettered' : kind,
      mark,
      text: text.slice(mark.length),
    }
  }
  return undefined
}

/** (i), (v) and (x) are roman numbers, except directly after (h), (u) or (w). */
function isNextLetter(mark: string, before: RawBlock | undefined): boolean {
  if (before?.kind !== 'lettered' || !/^\([ivx]\)/.test(mark)) return false
  return before.mark.charCodeAt(1) === mark.charCodeAt(1) - 1
}

function nameLists(raw: RawBlock[], options: Options): TemplateBlock[] {
  const nameList = createListNamer(options.restartAtHeadings)
  return raw.map(block => {
    const parsed = toTemplateBlock(block, nameList(block.kind), options)
    return options.boldCentre && parsed.kind === 'centre'
      ? { ...parsed, lines: parsed.lines.map(emboldenLine) }
      : parsed
  })
}

function toTemplateBlock(
  { kind, lines, basis, names, when, each }: RawBlock,
  list: string,
  { read, groupOf }: Options,
): TemplateBlock {
  const around = { when, each }
  if (kind === 'pageBreak') return { kind, ...looksAt([], around) }
  if (kind === 'table') {
    const table = parseTable(lines, { read, groupOf, within: each?.group })
    const cells = [...table.columns.map(({ title }) => title), ...table.rows.flatMap(row => row.cells)]
    return { kind, ...table, ...looksAt(cells, around) }
  }
  if (kind === 'columns') {
    const rows = lines.map(line => readRow(line, read))
    const cells = rows.flatMap(row => [row.left, row.right])
    return { kind, rows, ...looksAt(cells, around) }
  }
  const parsed = lines.map(line => parseLine(line, read))
  const looks = looksAt(parsed, around)
  if (isListKind(kind))
    return {
      kind,
      lines: parsed,
      list,
      ...looks,
      ...(basis && { basis }),
      ...(names && { names }),
    }
  return { kind, lines: parsed, ...looks }
}

/** The answers that a block prints, and those that its conditions use. */
function looksAt(lines: TemplateLine[], { when, each }: Pick<RawBlock, 'when' | 'each'>) {
  const conditions = [...(when ? [when] : []), ...lines.flat().flatMap(segment => segment.when ?? [])]
  const fields = [...new Set(lines.flatMap(fieldsOfLine))]
  const references = [...new Set(lines.flatMap(referencesOfLine))]
  const looks = { fields, ...(each && { each }) }
  if (conditions.length === 0 && references.length === 0) return looks
  const reads = [...new Set(conditions.flatMap(listLooks))]
  return { ...looks, ...(when && { when }), reads: [...reads, ...references] }
}

function emboldenLine(line: TemplateLine): TemplateLine {
  return line.map(segment => ({ ...segment, bold: true }))
}

function readRow(line: string, read: ParseCondition | undefined) {
  const [left = '', right = ''] = line.split('||')
  return { left: parseLine(left.trim(), read), right: parseLine(right.trim(), read) }
}

function isListKind(kind: Exclude<LineKind, 'columns' | 'table' | 'pageBreak'>): kind is ListKind {
  return listKinds.includes(kind)
}
