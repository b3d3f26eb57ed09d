import type { SectionName } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { Condition } from './conditions/condition.ts'

/**
 * A part of a template line: words, a placeholder, or a paragraph number. With `when` it prints only
 * under that condition.
 */
export type Segment = { bold: boolean; when?: Condition } & (
  | { text: string }
  | { field: string }
  | { reference: string }
)
export type TemplateLine = readonly Segment[]

export type PlainKind = 'heading' | 'subheading' | 'centre' | 'right' | 'paragraph' | 'quote'
export type ListKind = 'numbered' | 'lettered' | 'roman' | 'dash'

/**
 * The basis of a paragraph that is not the deponent's own knowledge. A verification must state it (CPC
 * Order VI rule 15(2), Order XIX rule 3).
 */
export type Basis = 'record' | 'information' | 'advice'

/** Blocks between the same {each group} and {end} have the same `at`, and are repeated for each item. */
export type Each = { group: string; at: number }

/** A row of a table; with a group it is repeated for each item. */
export type TableRow = { cells: readonly TemplateLine[]; group?: string }

/**
 * `reads` are the names used by conditions (the block's own `when` and those in its lines) and its
 * references.
 */
export type TemplateBlock = {
  fields: readonly string[]
  when?: Condition
  reads?: readonly string[]
  each?: Each
} & (
  | { kind: PlainKind; lines: readonly TemplateLine[] }
  | { kind: ListKind; lines: readonly TemplateLine[]; list: string; basis?: Basis; names?: readonly string[] }
  | { kind: 'columns'; rows: readonly { left: TemplateLine; right: TemplateLine }[] }
  | { kind: 'table'; columns: readonly TableColumn<TemplateLine>[]; rows: readonly TableRow[] }
  | { kind: 'pageBreak' }
)

/** The title of a column; `right` aligns amounts to the right, `photo` leaves the height of a photograph. */
export type TableColumn<L> = { title: L; right: boolean; photo?: true }

/**
 * A part of a compiled line. A run with a `field` came from that placeholder; `sources` are the questions
 * used for it.
 */
export type Run = {
  text: string
  bold?: true
  field?: string
  sources?: readonly string[]
  /** The index of the item in its repeat group, from 0. */
  item?: number
  /** There is no answer: the text is {fieldName} or a ruled blank. */
  blank?: true
}
export type Line = readonly Run[]

/** `key` stays the same while a block keeps its place. An unchanged block stays the same object. */
export type CompiledBlock = { key: string } & (
  | {
      kind: PlainKind
      lines: readonly Line[]
      /** Set for a quotation whose language is not that of the document. */
      lang?: Language
    }
  | {
      kind: ListKind | 'party'
      label: string
      lines: readonly Line[]
      basis?: Basis
      /** Names by which other paragraphs refer to this one: its own and those of the headings above it. */
      names?: readonly string[]
    }
  | { kind: 'columns'; rows: readonly { left: readonly Line[]; right: readonly Line[] }[] }
  | {
      kind: 'table'
      columns: readonly TableColumn<Line>[]
      rows: readonly { cells: readonly (readonly Line[])[] }[]
    }
  | { kind: 'pageBreak' }
)
export type CompiledTable = Extract<CompiledBlock, { kind: 'table' }>

/** The first and the last number of the paragraphs with one name. */
export type NumberRange = { first: number; last: number }
/** The paragraph numbers of a paper, by name. */
export type ParagraphNumbers = Readonly<Record<string, NumberRange>>

export type CompiledSection = { name: SectionName; blocks: readonly CompiledBlock[] }

export type CompiledDocument = {
  title: string
  language: Language
  sections: readonly CompiledSection[]
  /** Set when the court does not accept papers in this language; printed on every page. */
  notice?: string
  /**
   * The numbers of named paragraphs, for the other papers of the set; absent when no paragraph has a
   * name.
   */
  numbers?: ParagraphNumbers
}

export type BlankStyle = 'placeholder' | 'rule'

export const blankRule = '____________'

export const referenceOnly: Localized = {
  en: 'For reference, not for filing',
  hi: 'For reference, not for filing · केवल संदर्भ के लिए, दाखिल करने हेतु नहीं',
  mr: 'For reference, not for filing · केवळ संदर्भासाठी, दाखल करण्यासाठी नाही',
}

/** All runs of a document in reading order. */
export function listRuns({ sections }: CompiledDocument): Run[] {
  return sections.flatMap(section => section.blocks.flatMap(runsOf))
}

export function runsOf(block: CompiledBlock): Run[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(row => [...row.left, ...row.right]).flat()
  if (block.kind === 'table')
    return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(row => row.cells.flat())].flat()
  return block.lines.flat()
}
