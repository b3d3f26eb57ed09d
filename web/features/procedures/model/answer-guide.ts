import type { ProcedureStep, ProcedureView, StepChoice } from '#shared/contract/procedures.ts'
import { parseDocuments } from '#shared/procedures/documents.ts'

/** What has no `only` is for every answer. */
export function isFor({ only }: { only?: readonly string[] | undefined }, answer: string): boolean {
  return answer === '' || only === undefined || only.includes(answer)
}

/** The answer if the guide's question has it, else '', for all of them. */
export function findAnswer({ question }: Pick<ProcedureView, 'question'>, typed: string): string {
  return question?.options.some(({ id }) => id === typed) ? typed : ''
}

/** The guide for one answer: steps keep their numbers, so that progress and links stay true. */
export function answerGuide<Guide extends Pick<ProcedureView, 'steps'>>(guide: Guide, answer: string): Guide {
  if (answer === '') return guide
  const steps = guide.steps.filter(step => isFor(step, answer)).map(step => answerStep(step, answer))
  return { ...guide, steps }
}

function answerStep(step: ProcedureStep, answer: string): ProcedureStep {
  const { choices = [], deadlines = [] } = step
  const [meant, others] = [
    choices.filter(choice => isFor(choice, answer)),
    choices.filter(choice => !isFor(choice, answer)),
  ]
  const hiddenForms = difference(listForms(others), listForms(meant))
  const hiddenDocuments = difference(listOwnDocuments(others), listOwnDocuments(meant))
  return {
    ...step,
    ...(step.choices && { choices: meant }),
    ...(step.deadlines && { deadlines: deadlines.filter(deadline => isFor(deadline, answer)) }),
    forms: step.forms.filter(({ slug }) => !hiddenForms.has(slug)),
    documents: parseDocuments(step.documents)?.filter(name => !hiddenDocuments.has(name)) ?? step.documents,
  }
}

/** The documents of a step that are for every answer: the others stand with their choice. */
export function listCommonDocuments({ documents, choices = [] }: ProcedureStep): string[] | undefined {
  const own = new Set(listOwnDocuments(choices))
  return parseDocuments(documents)?.filter(name => !own.has(name))
}

/** The same of its forms. */
export function listCommonForms({ forms, choices = [] }: ProcedureStep): ProcedureStep['forms'] {
  const own = listForms(choices)
  return forms.filter(({ slug }) => !own.includes(slug))
}

function listForms(choices: readonly StepChoice[]): string[] {
  return choices.flatMap(({ forms }) => forms)
}

function listOwnDocuments(choices: readonly StepChoice[]): string[] {
  return choices.flatMap(({ documents }) => documents.map(({ en }) => en))
}

function difference(from: readonly string[], less: readonly string[]): Set<string> {
  return new Set(from.filter(one => !less.includes(one)))
}
