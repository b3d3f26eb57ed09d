import type { FormView, PaperView, SectionName } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Sample } from './form-schema.ts'
import type { CauseFile } from './papers/paper-schema.ts'
import type { YamlPath } from './yaml-file.ts'

/** One line of a text after its partials were put in; it remembers the file it was written in. */
export type TextLine = { text: string; file: string; line: number; section: SectionName }

export type FormText = { file: string; lines: TextLine[]; sections: Record<SectionName, string> }

/** A form as far as it could be read, with what the lint needs to point at a place in it. */
export type FormDraft = {
  area: string
  slug: string
  file: string
  view: FormView
  sample: Sample
  /** Of each check, the answers that make it speak. */
  examples: Record<string, Record<string, string>>
  texts: Record<Language, FormText>
  /** The entry under `fields` that each question comes from. */
  declaredAt: Map<string, number>
  lineOf: (path: YamlPath) => number
  cause?: CauseFile
  /** The papers of the set beside the form's own text, which the lint reads as forms of their own. */
  papers: PaperDraft[]
  /** The texts of papers that lie in the form's folder, listed or not. */
  ownPapers: { id: string; file: string }[]
}

/** `file` is where the paper says what it is. */
export type PaperDraft = {
  file: string
  view: PaperView
  texts: Record<Language, FormText>
  sample: Sample
}
