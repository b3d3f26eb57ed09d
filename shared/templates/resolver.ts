import type { Answers, FormValues, FormView } from '#shared/contract/forms.ts'
import { derive } from './derived/derive.ts'
import { listQuestions, listSources } from './derived-sources.ts'
import { resolveField } from './resolve-field.ts'
import type { ResolveContext, Resolved, ResolvedItem } from './resolved.ts'

export type FormShape = Pick<FormView, 'fields' | 'groups' | 'derived'>

/**
 * Works out what stands for every placeholder. A value whose sources did not change is the same object as before:
 * the compiler tells by that which blocks a keystroke touches.
 */
export function createResolver(
  form: FormShape,
  context: ResolveContext,
): (values: FormValues) => Map<string, Resolved> {
  const repeats = form.groups.filter(group => group.repeat).map(group => group.id)
  const plain = form.fields.filter(field => !repeats.includes(field.group))
  const computed = form.derived.map(derived => ({
    derived,
    sources: listSources(derived, form.fields),
    about: factsOf(derived.name, form),
  }))
  const groups = new Map(repeats.map(id => [id, createGroup(id, form, context)]))
  const known = new Map<string, { inputs: readonly unknown[]; value: Resolved }>()

  function remember(name: string, inputs: readonly unknown[], make: () => Resolved): Resolved {
    const before = known.get(name)
    if (before && sameParts(before.inputs, inputs)) return before.value
    const value = make()
    known.set(name, { inputs, value })
    return value
  }

  return values => {
    const resolved = new Map<string, Resolved>()
    const items = new Map([...groups].map(([id, resolveItems]) => [id, resolveItems(values[id])]))
    for (const field of plain) {
      const answer = values[field.name]
      const text = typeof answer === 'string' ? answer : undefined
      resolved.set(
        field.name,
        remember(field.name, [text], () => resolveField(field, text, context)),
      )
    }
    const answered = {
      lookUp: (name: string) => resolved.get(name) ?? nothing,
      itemsOf: (group: string) => items.get(group) ?? [],
      fields: form.fields,
      context,
    }
    for (const { derived, sources, about } of computed) {
      const group = 'group' in derived && derived.group ? items.get(derived.group) : undefined
      const inputs = [group, ...sources.map(name => resolved.get(name))]
      resolved.set(
        derived.name,
        remember(derived.name, inputs, () => derive(derived, answered, about)),
      )
    }
    return resolved
  }
}

const nothing: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

function factsOf(name: string, form: FormShape): { sources: string[]; optional: boolean } {
  const sources = listQuestions(name, form)
  const required = form.fields.filter(field => field.required).map(field => field.name)
  return { sources, optional: !sources.some(source => required.includes(source)) }
}

/** The items of a repeat group; an item whose answers are the same stays the same. At least one is always there. */
function createGroup(id: string, form: FormShape, context: ResolveContext) {
  const fields = form.fields.filter(field => field.group === id)
  let before: { answers: string; item: ResolvedItem }[] = []
  let list: readonly ResolvedItem[] = []

  return (value: FormValues[string] | undefined): readonly ResolvedItem[] => {
    const answers = Array.isArray(value) && value.length > 0 ? value : [{}]
    const now = answers.map((item: Answers, index) => {
      const key = JSON.stringify(fields.map(field => item[field.name] ?? ''))
      const same = before[index]?.answers === key ? before[index] : undefined
      return same ?? { answers: key, item: resolveItem(item, index) }
    })
    if (!sameParts(now, before)) list = now.map(({ item }) => item)
    before = now
    return list
  }

  function resolveItem(item: Answers, index: number): ResolvedItem {
    return Object.fromEntries(
      fields.map(field => [field.name, resolveField(field, item[field.name], context, index)]),
    )
  }
}

export function sameParts(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}
