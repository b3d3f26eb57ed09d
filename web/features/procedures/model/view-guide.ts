import type { GuideDeadline, ProcedureView } from '#shared/contract/procedures.ts'
import { markProgress } from '#shared/procedures/statuses.ts'
import { parseTyped, readDays, readExclusions, type TypedDates } from '../deadlines/typed-dates.ts'
import type { GuideFind } from '../procedures-search.ts'
import { answerGuide, findAnswer } from './answer-guide.ts'
import { type ComputedDeadline, computeDeadlines } from './deadlines.ts'

/** A guide as its reader sees it: for the answer given, with the steps done and the dates computed. */
export type GuideInHand = {
  guide: ProcedureView
  answer: string
  hiddenSteps: number
  typed: TypedDates
  computed: readonly ComputedDeadline[]
}

export function viewGuide(procedure: ProcedureView, find: GuideFind, done: readonly number[]): GuideInHand {
  const answer = findAnswer(procedure, find.answer)
  const guide = markProgress(answerGuide(procedure, answer), done)
  const typed = parseTyped(find.dates)
  const computed = computeDeadlines(guide.steps, {
    days: readDays(typed),
    exclusions: readExclusions(typed),
  })
  return { guide, answer, hiddenSteps: procedure.steps.length - guide.steps.length, typed, computed }
}

/** The days that the steps shown ask for. */
export function listAskedDays({ steps, days = [] }: ProcedureView): NonNullable<ProcedureView['days']> {
  const asked = new Set(steps.flatMap(step => step.deadlines?.map(({ day }: GuideDeadline) => day) ?? []))
  return days.filter(({ id }) => asked.has(id))
}
