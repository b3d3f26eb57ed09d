import type { FormView } from '#shared/contract/forms.ts'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { type Condition, listNames } from '#shared/templates/conditions/condition.ts'
import { holds } from '#shared/templates/conditions/holds.ts'
import { rememberByObject } from './by-text.ts'

/** More answers than this are not tried one by one. */
const most = 200_000

/**
 * Whether some answers make the condition hold. Each option is tried of the questions that it looks at, and of those by
 * which they are asked; what has no options is answered or still blank. What is computed is blank.
 */
export function canHold(condition: Condition, view: FormView): boolean {
  const conditionsOf = readAsking(view)
  const looked = listDeciding(condition, view)
  const asked = view.fields.filter(({ name }) => looked.has(name))
  const answers = new Map<string, string>()
  const facts = { answer: (name: string) => answers.get(name) ?? '', count: () => 1 }
  let tried = 0
  return holdsFrom(0)

  function holdsFrom(index: number): boolean {
    const field = asked[index]
    if (!field) {
      tried += 1
      return holds(condition, facts)
    }
    const { name, options, required } = field
    const isAsked = (conditionsOf.get(name) ?? []).every(by => holds(by, facts))
    const mayBeBlank = !options || !(required || field.default)
    const given = !isAsked ? [''] : [...(mayBeBlank ? [''] : []), ...(options ?? ['answered'])]
    return given.some(answer => {
      answers.set(name, answer)
      const found = tried < most && holdsFrom(index + 1)
      answers.delete(name)
      return found
    })
  }
}

/** The names that the condition looks at, and those by which the questions among them are asked. */
export function listDeciding(condition: Condition, view: FormView): Set<string> {
  const conditionsOf = readAsking(view)
  const names = new Set(listNames(condition))
  for (const name of names)
    for (const by of conditionsOf.get(name) ?? []) for (const one of listNames(by)) names.add(one)
  return names
}

/** The conditions of each question and of its step. */
const readAsking = rememberByObject((view: FormView): ReadonlyMap<string, readonly Condition[]> => {
  const read = createConditionParser(view)
  const groups = new Map(view.groups.map(({ id, showIf }) => [id, showIf]))
  return new Map(
    view.fields.map(({ name, showIf, group }) => [
      name,
      [showIf, groups.get(group)].flatMap(text => (text === undefined ? [] : [read(text)])),
    ]),
  )
})
