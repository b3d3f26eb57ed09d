import type { Language } from '#shared/languages.ts'
import type { Line, Run } from './blocks.ts'
import type { NumberWords } from './number-words.ts'

/** The value of a placeholder, computed once for all places that use it. */
export type Resolved = {
  /** 'nothing' is an answer that prints no words, such as a case of `choose` without text. */
  state: 'filled' | 'blank' | 'nothing'
  /** When missing, the paragraph around it may be left out. */
  optional: boolean
  lines: readonly Line[]
  /** The plain value for derived fields: yyyy-mm-dd, a number without commas, the option in English. */
  raw: string
  /** Parties are printed as separate paragraphs; in running text, lists are joined by semicolons. */
  layout?: 'parties' | 'list'
  /** The parts of an answer with structure, for when it is the only content of its paragraph. */
  parts?: readonly AnswerPart[]
}

/** A line of an answer: a paragraph like the block around it, a sub-paragraph, or a quotation. */
export type AnswerPart = { as: 'own' | 'lettered' | 'roman' | 'quote'; line: Line; lang?: Language }

export type ResolvedItem = Readonly<Record<string, Resolved>>

export type ResolveContext = {
  language: Language
  numberWords: NumberWords | undefined
  /** The run that is printed when an answer is missing. */
  blankRun: (name: string, from: Pick<Run, 'sources' | 'item'>) => Run
}

export function isEmpty(value: Resolved): boolean {
  return value.state !== 'filled'
}

export function plainText(value: Resolved): string {
  return value.lines.map(line => line.map(run => run.text).join('')).join('\n')
}
