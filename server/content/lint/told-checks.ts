import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { type Condition, listNames, opposite } from '#shared/templates/conditions/condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { canHold } from './possible-answers.ts'
import { inYaml } from './rule.ts'

/**
 * A check is told under a question, and only while that is asked. One that also holds of answers by which its question is
 * not asked keeps silent there: it stands at a question that is asked wherever it holds.
 */
export function checksAreToldWhereTheyHold(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const { view } = withPaperQuestions(draft)
  const read = createConditionParser(view)
  return (view.checks ?? []).flatMap(check => {
    const field = view.fields.find(({ name }) => name === check.at)
    const step = view.groups.find(({ id }) => id === field?.group)
    const asked = [field?.showIf, step?.showIf].flatMap(text => (text === undefined ? [] : [read(text)]))
    if (asked.length === 0) return []
    const isSilent: Condition = {
      is: 'all',
      of: [whereAnswered(read(check.if)), opposite({ is: 'all', of: asked.map(whereAnswered) })],
    }
    if (!canHold(isSilent, view)) return []
    const message = `${check.name}: it also holds where '${check.at}' is not asked, and nobody is told then: put it at a question that is asked there.`
    return [inYaml(draft, ['checks', check.name], message)]
  })
}

/** A comparison holds of some answers, where all that it compares are given. */
function whereAnswered(condition: Condition): Condition {
  switch (condition.is) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map(whereAnswered) }
    case 'compared':
      return { is: 'all', of: listNames(condition).map(name => ({ is: 'answered', name })) }
    default:
      return condition
  }
}
