import type { Language } from '#shared/languages.ts'
import type { Line, Run } from './blocks.ts'
import type { NumberWords } from './number-words.ts'

/** What stands for a placeholder in the document, worked out once for all places that name it. */
export type Resolved = {
  /** 'nothing' is an answer that prints no words, such as a case of `choose` without text. */
  state: 'filled' | 'blank' | 'nothing'
  /** Nothing is lost when the paragraph around it drops out. */
  optional: boolean
  lines: readonly Line[]
  /** The plain value that derived fields build on: yyyy-mm-dd, a number without commas, the option in English. */
  raw: string
  /** Parties stand as paragraphs of their own; lists are joined by semicolons in running text. */
  layout?: 'parties' | 'list'
  /** What an answer with structure is made of, where it stands alone. */
  parts?: readonly AnswerPart[]
}

/** A line of an answer: a paragraph of the block it stands in, a sub-paragraph, or words of somebody else's. */
export type AnswerPart = { as: 'own' | 'lettered' | 'roman' | 'quote'; line: Line; lang?: Language }

export type ResolvedItem = Readonly<Record<string, Resolved>>

export type ResolveContext = {
  language: Language
  numberWords: NumberWords | undefined
  /** The run that stands where an answer is missing. */
  blankRun: (name: string, from: Pick<Run, 'sources' | 'item'>) => Run
}

export function isEmpty(value: Resolved): boolean {
  return value.state !== 'filled'
}

export function plainText(value: Resolved): string {
  return value.lines.map(line => line.map(run => run.text).join('')).join('\n')
}
