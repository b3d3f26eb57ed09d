import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listLeaves } from './condition-mistakes.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { listWritten, writtenInTexts } from './written-conditions.ts'

/**
 * 'is not' does not hold of a question that nobody answered. Of an optional one the condition says which is meant: 'not
 * (reply is Yes)', which holds then, or 'reply is answered and reply is not Yes'.
 */
export function optionalAnswersAreNotDenied(draft: FormDraft): Problem[] {
  const { fields } = withPaperQuestions(draft).view
  const optional = new Set(fields.filter(field => !field.required && !field.default).map(({ name }) => name))
  const written = draft.paper ? writtenInTexts(draft) : listWritten(draft)
  return written.flatMap(({ text, tell }) => {
    if (!text.includes(' is not ')) return []
    const read = parseCondition(text, draft.view.conditions)
    if (!('condition' in read)) return []
    const leaves = listLeaves(read.condition)
    const isAsked = (name: string) => leaves.some(leaf => leaf.is === 'answered' && leaf.name === name)
    const denied = leaves.flatMap(leaf =>
      leaf.is === 'otherThan' && optional.has(leaf.name) && !isAsked(leaf.name) ? [leaf.name] : [],
    )
    return [...new Set(denied)]
      .filter(name => text.includes(`${name} is not `))
      .map(name =>
        tell(
          `'${name}' is optional, and 'is not' never holds of what nobody answered: write 'not (${name} is ...)', or '${name} is answered and ...' where that is meant.`,
        ),
      )
  })
}
