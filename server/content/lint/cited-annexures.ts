import { annexurePlace } from '#shared/templates/annexures/names.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { both, type Condition, opposite } from '#shared/templates/conditions/condition.ts'
import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { canHold, listDeciding } from './possible-answers.ts'
import { inYaml } from './rule.ts'

const always: Condition = { is: 'all', of: [] }

/**
 * An annexure that is listed where no text names it is a paper that nobody speaks of, and often one that is not there:
 * it stands under the condition under which it is named.
 */
export function annexuresAreCited(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  const { annexures, derived } = draft.view
  const { view } = withPaperQuestions(draft) // a paper of the set has questions and conditions of its own
  const read = createConditionParser(view)
  const printed = JSON.stringify(derived)
  const computed = new Set(view.derived.map(one => one.name)) // can be anything, which the options do not tell
  return (annexures?.list ?? []).flatMap(({ name, showIf, unmarked }) => {
    const place = annexurePlace(name)
    if (unmarked || printed.includes(`{${place}}`)) return []
    const named = [
      ...listNamings(draft.texts.en.lines, place, read),
      ...draft.papers.flatMap(({ texts, view: { showIf: proposedIf } }) =>
        listNamings(texts.en.lines, place, read).map(when =>
          both(proposedIf ? read(proposedIf) : undefined, when),
        ),
      ),
    ]
    const shown = showIf === undefined ? always : read(showIf)
    const isNamed: Condition = { is: 'any', of: named }
    const isOnlyListed = both(shown, opposite(isNamed))
    const isComputed = [...listDeciding(isOnlyListed, view)].some(one => computed.has(one))
    if (isComputed || !canHold(isOnlyListed, view)) return []
    const message = `'${name}' is listed in cases in which no text names it by {annexure ${name}}: name it there, or write 'show if' as the text has it.`
    return [inYaml(draft, ['annexures', 'list', name], message)]
  })
}

/** The conditions under which the lines print a mark. */
function listNamings(
  lines: readonly TextLine[],
  place: string,
  read: (text: string) => Condition,
): Condition[] {
  const scope = createScope(read)
  return lines.flatMap(({ text }) => {
    const control = parseControlLine(text)
    if (control) scope.apply(control)
    if (control || !text.includes(place)) return []
    const inside = createScope(read)
    return cutControls(text).flatMap(piece => {
      if (typeof piece !== 'string') inside.apply(piece)
      if (typeof piece !== 'string' || !listPlaceholders(piece).includes(place)) return []
      return [both(scope.when(), inside.when() ?? always)]
    })
  })
}
