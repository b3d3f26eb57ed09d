import type { FormView } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { listNames } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { listItemConditions, listSources } from '#shared/templates/derived-sources.ts'
import { parseForm } from '#shared/templates/parse-form.ts'

/**
 * Questions whose answers can be varied at once, because no two of a list change the same or neighbouring blocks: what
 * is found then is found with each of them alone, in far fewer printings.
 */
export function groupIndependent(view: FormView, questions: readonly string[]): string[][] {
  const places = placesByName(view)
  const lists: { names: string[]; taken: Set<string> }[] = []
  for (const question of questions) {
    const own = new Set([...listDependents(view, question)].flatMap(name => [...(places.get(name) ?? [])]))
    const free = lists.find(({ taken }) => [...own].every(place => !taken.has(place)))
    const list = free ?? { names: [], taken: new Set<string>() }
    if (!free) lists.push(list)
    list.names.push(question)
    for (const place of own) list.taken.add(place)
  }
  return lists.map(({ names }) => names)
}

/** For each name the blocks that look at it, with those before and after them. */
function placesByName(view: FormView): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const language of languages) {
    const blocks = parseForm(view, language).flatMap(({ blocks: own }) => own)
    for (const [index, { fields, reads = [] }] of blocks.entries())
      for (const name of [...fields, ...reads]) {
        const known = places.get(name) ?? new Set()
        for (const near of [index - 1, index, index + 1]) known.add(`${language} ${near}`)
        places.set(name, known)
      }
  }
  return places
}

/** What changes with a question: what is asked because of it, and what is computed from that. */
function listDependents(view: FormView, question: string): Set<string> {
  const changed = new Set([question])
  const looksAt = (condition: string | undefined) => {
    const read = condition === undefined ? undefined : parseCondition(condition, view.conditions)
    return (
      read !== undefined && 'condition' in read && listNames(read.condition).some(name => changed.has(name))
    )
  }
  const groups = new Map(view.groups.map(group => [group.id, group]))
  let before: number
  do {
    before = changed.size
    for (const { name, group, showIf, requiredIf } of view.fields)
      if ([showIf, requiredIf, groups.get(group)?.showIf].some(looksAt)) changed.add(name).add(group)
    for (const derived of view.derived)
      if (
        listSources(derived, view.fields).some(source => changed.has(source)) ||
        listItemConditions(derived).some(({ text }) => looksAt(text))
      )
        changed.add(derived.name)
  } while (changed.size > before) // what is asked may follow from what is computed, and the other way round
  return changed
}
