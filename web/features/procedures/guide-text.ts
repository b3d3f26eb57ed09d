import type { GuideQuestion, ProcedureStep, ProcedureView, StepChoice } from '#shared/contract/procedures.ts'
import { documentsUnavailable } from '#shared/procedures/documents.ts'
import { saveFile } from '#web/save-file.ts'
import { readSite } from '#web/site.ts'
import { answerGuide, listCommonDocuments } from './model/answer-guide.ts'
import { nameAnswers } from './model/name-answers.ts'

/** The guide for an answer, or for all of them, as plain text; `link` is its address. Unknown facts are left out. */
export function writeGuideText(procedure: ProcedureView, link: string, answer = ''): string {
  const guide = answerGuide(procedure, answer)
  const { question, cases = [] } = guide
  const blocks = [
    heading(guide.title),
    lines([
      `Court Type: ${guide.courtType}`,
      labelled('Estimated Time', guide.estimatedTime),
      labelled('Provision', guide.provision),
    ]),
    guide.description,
    ...(question ? [labelled(question.ask.en, nameAnswers(question, [answer], 'en') || 'every answer')] : []),
    heading('Steps'),
    ...guide.steps.map(step => writeStep(step, question)),
    heading('Requirements'),
    guide.requirements.map((requirement, at) => `${at + 1}. ${requirement}`).join('\n'),
    ...(cases.length > 0
      ? [
          heading('Leading judgments'),
          lines(cases.map(({ title, citation }) => `- ${[title, citation].filter(Boolean).join(', ')}`)),
        ]
      : []),
    lines([
      `Law checked on ${guide.lawCheckedOn}.`,
      guide.reviewedBy ? `Reviewed by ${guide.reviewedBy}.` : 'Not yet reviewed by an advocate.',
      `From the ${readSite().name} court procedure guides.`,
      link,
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

export function guideFileName(title: string): string {
  return `${title.replace(/[^A-Za-z0-9]+/g, '_')}_Complete_Guide.txt`
}

function writeStep(step: ProcedureStep, question: GuideQuestion | undefined): string {
  return lines([
    `${step.step}. ${step.title} [${step.status.toUpperCase()}]`,
    labelled('Only for', nameAnswers(question, step.only ?? [], 'en')),
    step.description,
    labelled('Time Required', step.timeRequired),
    labelled('Fees', step.fees),
    labelled('For Applicant', step.applicantAction),
    labelled('For Advocate', step.advocateAction),
    ...writeDocuments(listCommonDocuments(step)),
    labelled('Forms', step.forms.map(form => form.title).join('; ')),
    ...(step.choices ?? []).map(choice => writeChoice(choice, question)),
    ...(step.pitfalls ?? []).map(({ wrong, cure }) => `Goes wrong: ${wrong.en} Cure: ${cure.en}`),
  ])
}

function writeChoice(
  { only, note, fees, documents }: StepChoice,
  question: GuideQuestion | undefined,
): string {
  const told = [
    note?.en,
    labelled('Fees', fees?.en),
    labelled('Documents', documents.map(({ en }) => en).join('; ')),
  ]
  return `${nameAnswers(question, only, 'en')}: ${told.filter(Boolean).join(' ')}`
}

function writeDocuments(list: string[] | undefined): string[] {
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
export function downloadGuide(procedure: ProcedureView, answer: string, link: string) {
  const text = writeGuideText(procedure, link, answer)
  saveFile(guideFileName(procedure.title), new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
