import { type CitationForm, citationForms, formatCitation } from '#shared/cases/citations.ts'
import type { CaseReference } from '#shared/contract/cases.ts'
import type { SayCase } from './messages.ts'

export type Citable = Pick<CaseReference, 'caseTitle' | 'court' | 'date' | 'year' | 'citations'>
export type CitationChoice = { form: CitationForm; label: string; text: string }

const labels = {
  reporter: 'formReporter',
  neutral: 'formNeutral',
  parallel: 'formParallel',
} as const satisfies Record<CitationForm, string>

/** The forms of citing this judgment; equal ones are listed once. */
export function listCitations({ caseTitle: title, ...judgment }: Citable, word: SayCase): CitationChoice[] {
  const choices = citationForms.flatMap(form => {
    const text = formatCitation({ title, ...judgment }, form)
    return text ? [{ form, label: word(labels[form]), text }] : []
  })
  return choices.filter(({ text }, at) => choices.findIndex(other => other.text === text) === at)
}
