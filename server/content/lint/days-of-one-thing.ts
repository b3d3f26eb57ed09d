import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { listInputs } from '#shared/templates/conditions/computed-answers.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { placeOf } from './questions.ts'
import { inYaml } from './rule.ts'

/** How two days of one thing are called: 'arrearsFrom' and 'arrearsTo', 'noticeDate' and 'noticeServed'. */
const endings: readonly (readonly [first: string, later: readonly string[]])[] = [
  ['From', ['To', 'Until']],
  ['Since', ['To', 'Until']],
  ['On', ['To', 'Until']],
  ['Date', ['End', 'Until', 'Received', 'ReceivedDate', 'Served', 'Delivered']],
  ['Applied', ['Ready']],
  ['Asked', ['Paid']],
  ['Filed', ['Granted']],
  ['MarriedOn', ['SeparatedOn']],
]

/** Of two such days the order is certain: the wrong way round they would be printed as nonsense, so a check compares them. */
export function daysOfOneThingAreCompared(draft: FormDraft): Problem[] {
  if (draft.paper) return [] // the checks stand with the main paper
  const { view } = withPaperQuestions(draft)
  const days = view.fields.filter(({ type }) => type === 'date').map(({ name }) => name)
  const pairs = days.flatMap(first => laterThan(first, days).map(later => [first, later] as const))
  if (pairs.length === 0) return []
  const read = createConditionParser(view)
  const compared = (view.checks ?? []).map(check =>
    listNames(read(check.if)).flatMap(name => listInputs(name, view, read)),
  )
  return pairs.flatMap(([first, later]) => {
    if (compared.some(names => names.includes(first) && names.includes(later))) return []
    const message = `'${later}' is never before '${first}', and no check compares them: write one with '${later} is before ${first}'.`
    return [inYaml(draft, placeOf(draft, later), message)]
  })
}

function laterThan(first: string, days: readonly string[]): string[] {
  const names = endings.flatMap(([ending, later]) =>
    first.endsWith(ending) ? later.map(other => first.slice(0, -ending.length) + other) : [],
  )
  return days.filter(day => names.includes(day))
}
