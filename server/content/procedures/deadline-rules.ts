import { exclusionGrounds } from '#shared/law/limitation.ts'
import type { DeadlineFile } from './procedure-schema.ts'
import type { GuideReferences } from './references.ts'
import { type ProcedureDraft, type ProcedureRule, problem } from './rule.ts'

/** Times that are computed, and why the others are not. */
export const deadlineRules = {
  timesAreComputedOrSayWhyNot,
  deadlinesAreComplete,
  deadlinesHaveTheirOwnId,
} satisfies Record<string, ProcedureRule>

function timesAreComputedOrSayWhyNot(draft: ProcedureDraft) {
  return draft.guide.steps.flatMap(({ timeRequired, deadlines, untimed }, at) => {
    const isSettled = deadlines.length > 0 || untimed !== undefined
    if (timeRequired !== undefined && !isSettled)
      return [
        problem(
          draft,
          ['steps', at, 'timeRequired'],
          'Give the deadlines of this time, or say with `untimed` why none is computed.',
        ),
      ]
    if (timeRequired === undefined && isSettled)
      return [problem(draft, ['steps', at], 'A deadline or `untimed` needs its timeRequired.')]
    if (deadlines.length > 0 && untimed !== undefined)
      return [problem(draft, ['steps', at, 'untimed'], 'This step has deadlines: leave `untimed` out.')]
    return []
  })
}

function deadlinesAreComplete(draft: ProcedureDraft, _: readonly string[], references: GuideReferences) {
  return listDeadlines(draft).flatMap(({ deadline, path, before }) =>
    complain(deadline, before, references).map(message => problem(draft, path, message)),
  )
}

function complain(
  deadline: DeadlineFile,
  before: readonly string[],
  { days, deeds, period }: GuideReferences,
): string[] {
  const { deed, day, after, duration, provision, exclude } = deadline
  const told: [boolean, string][] = [
    [Object.hasOwn(deeds, deed), `content/law/deadlines.yaml has no deed '${deed}'.`],
    [
      (day === undefined) !== (after === undefined),
      'Say either the day it runs from, or `after` which deadline.',
    ],
    [day === undefined || Object.hasOwn(days, day), `content/law/deadlines.yaml has no day '${day}'.`],
    [after === undefined || before.includes(after), `No deadline '${after}' stands before this one.`],
    [
      (deadline.period === undefined) === (duration !== undefined && provision !== undefined),
      'Give either a period of content/law/limitation.tsv, or duration and provision.',
    ],
    [
      deadline.period === undefined || period(deadline.period) !== undefined,
      `content/law/limitation.tsv has no period '${deadline.period}'.`,
    ],
    [
      deadline.period === undefined || (duration === undefined && provision === undefined),
      'The period has its duration and its provision: leave them out.',
    ],
    [
      exclude.every(ground => Object.hasOwn(exclusionGrounds, ground)),
      `Exclusions are ${Object.keys(exclusionGrounds).join(', ')}.`,
    ],
  ]
  return told.filter(([isRight]) => !isRight).map(([, message]) => message)
}

function deadlinesHaveTheirOwnId(draft: ProcedureDraft) {
  return listDeadlines(draft)
    .filter(({ deadline, before }) => before.includes(deadline.id))
    .map(({ deadline, path }) => problem(draft, path, `The id '${deadline.id}' stands twice.`))
}

function listDeadlines({ guide }: ProcedureDraft) {
  const all = guide.steps.flatMap(({ deadlines }, at) =>
    deadlines.map((deadline, of) => ({ deadline, path: ['steps', at, 'deadlines', of] })),
  )
  return all.map((one, at) => ({ ...one, before: all.slice(0, at).map(({ deadline }) => deadline.id) }))
}
