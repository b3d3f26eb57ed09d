import type { FormView } from '#shared/contract/forms.ts'
import type { ResolvedItem } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'
import { listParties } from './resolve-parties.ts'

type Asked = Pick<FormView, 'fields' | 'groups'>
type Lists = ReadonlyMap<string, readonly ResolvedItem[]>
type Answers = { items: Lists; isGroupShown: (group: string) => boolean }

type Joining = { list: string; group: string; from: string; to: string }

function listJoining(form: Asked): Joining[] {
  const prefixes = new Map(listParties(form).map(({ group, prefix }) => [group, prefix]))
  return form.groups.flatMap(({ id, joins }) => {
    const [from, to] = [prefixes.get(id), prefixes.get(joins ?? '')]
    return joins === undefined || from === undefined || to === undefined
      ? []
      : [{ list: id, group: joins, from, to }]
  })
}

/** The questions of such a list, each with the question of the joined party under whose name it prints. */
export function listTwins(form: Asked): (readonly [name: string, twin: string])[] {
  return listJoining(form).flatMap(({ list, from, to }) =>
    form.fields
      .filter(({ name, group }) => group === list && name.startsWith(from))
      .map(({ name }) => [name, to + name.slice(from.length)] as const),
  )
}

/**
 * The parties of a list that joins a party stand with it while the list is asked for: two payees of one cheque, the
 * second son. Their answers get the names of that party's questions, so that it prints as a side of several.
 */
export function createPartyJoiner(form: Asked) {
  const joining = listJoining(form).map(one => ({ ...one, join: createJoin(one.from, one.to) }))
  return (singles: Lists, { items, isGroupShown }: Answers) =>
    joining.map(({ list, group, join }) => {
      const others = isGroupShown(list) ? items.get(list) : undefined
      return [group, join(singles.get(group) ?? [], others ?? [])] as const
    })
}

/** The joined list stays the same while the parties do. */
function createJoin(from: string, to: string) {
  let before: { parts: readonly unknown[]; list: readonly ResolvedItem[] } | undefined
  const rename = (item: ResolvedItem): ResolvedItem =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name.startsWith(from) ? to + name.slice(from.length) : name,
        value,
      ]),
    )
  return (one: readonly ResolvedItem[], others: readonly ResolvedItem[]) => {
    const parts = [...one, ...others]
    if (!before || !sameParts(before.parts, parts)) before = { parts, list: [...one, ...others.map(rename)] }
    return before.list
  }
}
