import type { FormView, PaperView, SectionName } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Sample } from './form-schema.ts'
import type { CauseFile } from './papers/paper-schema.ts'
import type { YamlFile } from './yaml-file.ts'

/** A line of a text with its partials included; it remembers the file that it comes from. */
export type TextLine = { text: string; file: string; line: number; section: SectionName }

export type FormText = { file: string; lines: TextLine[]; sections: Record<SectionName, string> }

/** A form as far as it could be read, with the data the lint needs to report a place in it. */
export type FormDraft = {
  area: string
  slug: string
  file: string
  view: FormView
  sample: Sample
  /** Optional questions that the sample leaves blank on purpose: they belong to another kind of case. */
  leaves: readonly string[]
  /** Questions with an option that names two facts as the law itself does, as one. */
  alternatives?: readonly string[]
  /** For each check, answers that trigger it. */
  examples: Record<string, Record<string, string | Record<string, string>[]>>
  texts: Record<Language, FormText>
  /** For each question, the entry under `fields` that declares it. */
  declaredAt: Map<string, number>
  problemAt: YamlFile['problemAt']
  cause?: CauseFile
  /** The other papers of the set, which the lint checks like separate forms. */
  papers: PaperDraft[]
  /** Set where a paper of the set is checked like a form. */
  paper?: PaperView
  /** Texts of papers in the form's folder, whether listed or not. */
  ownPapers: { id: string; file: string }[]
}

/** `file` is the file that describes the paper. */
export type PaperDraft = {
  file: string
  view: PaperView
  texts: Record<Language, FormText>
  sample: Sample
  leaves: readonly string[]
}
