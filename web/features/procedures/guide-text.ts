import type { ProcedureStep, ProcedureView } from '#shared/contract/procedures.ts'
import { documentsUnavailable, parseDocuments } from '#shared/procedures/documents.ts'
import { saveFile } from '#web/save-file.ts'

/** The whole guide as plain text; `link` is its address. Unknown facts are left out. */
export function writeGuideText(guide: ProcedureView, link: string): string {
  const blocks = [
    heading(guide.title),
    lines([
      `Court Type: ${guide.courtType}`,
      labelled('Estimated Time', guide.estimatedTime),
      labelled('Provision', guide.provision),
    ]),
    guide.description,
    heading('Steps'),
    ...guide.steps.map(writeStep),
    heading('Requirements'),
    guide.requirements.map((requirement, at) => `${at + 1}. ${requirement}`).join('\n'),
    lines([
      `Law checked on ${guide.lawCheckedOn}.`,
      guide.reviewedBy ? `Reviewed by ${guide.reviewedBy}.` : 'Not yet reviewed by an advocate.',
      'From the Munshi court procedure guides.',
      link,
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

export function guideFileName(title: string): string {
  return `${title.replace(/[^A-Za-z0-9]+/g, '_')}_Complete_Guide.txt`
}

function writeStep(step: ProcedureStep): string {
  return lines([
    `${step.step}. ${step.title} [${step.status.toUpperCase()}]`,
    step.description,
    labelled('Time Required', step.timeRequired),
    labelled('Fees', step.fees),
    labelled('For Applicant', step.applicantAction),
    labelled('For Advocate', step.advocateAction),
    ...writeDocuments(step.documents),
    labelled('Forms', step.forms.map(form => form.title).join('; ')),
  ])
}

function writeDocuments(documents: ProcedureStep['documents']): string[] {
  const list = parseDocuments(documents)
  if (!list) return [`Documents: ${documentsUnavailable}`]
  return list.length > 0 ? ['Documents:', ...list.map(name => `- ${name}`)] : []
}

function heading(words: string): string {
  return `${words}\n${'='.repeat(words.length)}`
}

function labelled(label: string, text: string | undefined): string {
  return text ? `${label}: ${text}` : ''
}

function lines(texts: string[]): string {
  return texts.filter(text => text !== '').join('\n')
}

/** Saves the whole guide as a text; `link` leads back to it. */
export function downloadGuide(procedure: ProcedureView, link: string) {
  const text = writeGuideText(procedure, link)
  saveFile(guideFileName(procedure.title), new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
