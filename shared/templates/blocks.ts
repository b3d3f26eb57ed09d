import type { SectionName } from '#shared/contract/forms.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { Condition } from './conditions/condition.ts'

/** A stretch of a line of a template: words, the place of an answer, or that of a number; with `when` it prints only then. */
export type Segment = { bold: boolean; when?: Condition } & (
  | { text: string }
  | { field: string }
  | { reference: string }
)
export type TemplateLine = readonly Segment[]

export type PlainKind = 'heading' | 'subheading' | 'centre' | 'right' | 'paragraph' | 'quote'
export type ListKind = 'numbered' | 'lettered' | 'roman' | 'dash'

/** Why a paragraph is true, where it is not the deponent's own knowledge: what a verification must say (CPC Order VI rule 15(2), Order XIX rule 3). */
export type Basis = 'record' | 'advice'

/** The blocks between {each group} and {end}: all of them have the same `at`, and stand once for each item. */
export type Each = { group: string; at: number }

/** A line of a table; with a group it is written once for each item. */
export type TableRow = { cells: readonly TemplateLine[]; group?: string }

/** `reads` are the names that conditions look at, the block's own (`when`) and those inside its lines, and its references. */
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

/** The title of a column; amounts stand at its right edge. */
export type TableColumn<L> = { title: L; right: boolean }

/** A stretch of a compiled line. A run with a `field` came from that placeholder; `sources` are the questions behind it. */
export type Run = {
  text: string
  bold?: true
  field?: string
  sources?: readonly string[]
  /** Which item of a repeat group, from 0. */
  item?: number
  /** Nothing was answered: the text is {fieldName} or a rule. */
  blank?: true
}
export type Line = readonly Run[]

/** `key` stays the same while a block stays in its place; an unchanged block stays the same object. */
export type CompiledBlock = { key: string } & (
  | {
      kind: PlainKind
      lines: readonly Line[]
      /** Of a quotation in another language than the document's. */
      lang?: Language
    }
  | {
      kind: ListKind | 'party'
      label: string
      lines: readonly Line[]
      basis?: Basis
      /** What other paragraphs call this one: its own name, and those of the headings above it. */
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

/** The first and the last of the paragraphs that bear a name. */
export type NumberRange = { first: number; last: number }
/** By the names of its paragraphs, the numbers of a paper as they stand. */
export type ParagraphNumbers = Readonly<Record<string, NumberRange>>

export type CompiledSection = { name: SectionName; blocks: readonly CompiledBlock[] }

export type CompiledDocument = {
  title: string
  language: Language
  sections: readonly CompiledSection[]
  /** Set where the court does not take papers in this language; printed on every page. */
  notice?: string
  /** The numbers of named paragraphs, for the other papers of the set; absent where none has a name. */
  numbers?: ParagraphNumbers
}

export type BlankStyle = 'placeholder' | 'rule'

export const blankRule = '____________'

export const referenceOnly: Localized = {
  en: 'For reference, not for filing',
  hi: 'For reference, not for filing · केवल संदर्भ के लिए, दाखिल करने हेतु नहीं',
  mr: 'For reference, not for filing · केवळ संदर्भासाठी, दाखल करण्यासाठी नाही',
}

/** Every stretch of a document in reading order. */
export function listRuns({ sections }: CompiledDocument): Run[] {
  return sections.flatMap(section => section.blocks.flatMap(runsOf))
}

function runsOf(block: CompiledBlock): Run[] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.flatMap(row => [...row.left, ...row.right]).flat()
  if (block.kind === 'table')
    return [...block.columns.map(({ title }) => title), ...block.rows.flatMap(row => row.cells.flat())].flat()
  return block.lines.flat()
}
