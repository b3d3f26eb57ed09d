import { type CitationForm, citationForms, formatCitation } from '#shared/cases/citations.ts'
import type { CaseReference } from '#shared/contract/cases.ts'

export type Citable = Pick<CaseReference, 'caseTitle' | 'court' | 'date' | 'year' | 'citations'>
export type CitationChoice = { form: CitationForm; label: string; text: string }

const labels: Record<CitationForm, string> = {
  reporter: 'Name and reporter',
  neutral: 'Name and neutral citation',
  parallel: 'Name and every citation',
}

/** The forms of citing this judgment; equal ones are listed once. */
export function listCitations({ caseTitle: title, ...judgment }: Citable): CitationChoice[] {
  const choices = citationForms.flatMap(form => {
    const text = formatCitation({ title, ...judgment }, form)
    return text ? [{ form, label: labels[form], text }] : []
  })
  return choices.filter(({ text }, at) => choices.findIndex(other => other.text === text) === at)
}
