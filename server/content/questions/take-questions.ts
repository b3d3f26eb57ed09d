import { z } from 'zod'
import { check } from '../checked.ts'
import { groupSchema } from '../form-schema.ts'
import type { Problem } from '../problem.ts'
import { camelCase, perLanguage, words } from '../schema-parts.ts'
import type { YamlFile, YamlPath } from '../yaml-file.ts'
import { namedParts, type QuestionSet } from './question-sets.ts'

const setName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of a file in content/questions')
const changed = z.strictObject({
  label: perLanguage.optional(),
  help: perLanguage.optional(),
  required: z.boolean().optional(),
  'show if': words.optional(),
  'required if': words.optional(),
})
const taking = {
  take: setName,
  /** Questions, conditions, computed values, checks or answers of the sample that this form does not want. */
  without: z.array(camelCase).default([]),
  required: z.boolean().optional(),
  with: z.record(camelCase, changed).default({}),
}
const { title, item, 'show if': showIf } = groupSchema.shape
const takenAsGroup = z.strictObject({ ...taking, title: title.optional(), item, 'show if': showIf })
const takenAsFields = z.strictObject({ ...taking, group: camelCase })
const takenInSet = z.strictObject(taking)
type Taking = z.infer<typeof takenInSet>

type Entry = Record<string, unknown>
/** An entry as if it stood in the form, and where it really stands; keys that the form changed stand in the form. */
type Placed = { entry: Entry; yaml: YamlFile; at: YamlPath; changed?: { keys: string[]; at: YamlPath } }
type Named = { part: string; name: string; value: unknown; yaml: YamlFile }
type Taken = { fields: Placed[]; named: Named[]; group?: Entry }
type Context = { yaml: YamlFile; sets: ReadonlyMap<string, QuestionSet>; problems: Problem[] }

/**
 * form.yaml with every `take` written out, so that all that follows reads one kind of form. A mistake in a set is told
 * where the set says it, with the place that takes it.
 */
export function takeQuestions(
  yaml: YamlFile,
  sets: ReadonlyMap<string, QuestionSet>,
): { yaml: YamlFile; problems: Problem[] } {
  const form = yaml.value
  if (!isEntry(form) || !(hasTake(form.groups) || hasTake(form.fields))) return { yaml, problems: [] }
  const problems: Problem[] = []
  const context = { yaml, sets, problems }
  const groups = listEntries(form.groups).map((entry, index) => takeGroup(entry, ['groups', index], context))
  const written = listEntries(form.fields).map((entry, index) =>
    takeFields(entry, ['fields', index], context),
  )
  const fields = inTurn(
    groups,
    written.flatMap(taken => taken.fields),
  )
  const named = [...groups, ...written].flatMap(taken => taken.named)
  const value = {
    ...form,
    groups: groups.map(({ own }) => own.entry),
    fields: fields.map(({ entry }) => entry),
    ...mergeNamed(form, named),
  }
  const places = { groups: groups.map(({ own }) => own), fields }
  return { yaml: { ...yaml, value, problemAt: createProblemAt(form, yaml, { places, named }) }, problems }
}

/** Questions of a set that brings its group stand where the group stands: before those of the same and of later groups. */
function inTurn(groups: readonly TakenGroup[], written: readonly Placed[]): Placed[] {
  const order = new Map(groups.map(({ own }, index) => [own.entry.id, index]))
  const fields = [...written]
  for (const [index, { fields: taken }] of groups.entries()) {
    if (taken.length === 0) continue
    const next = fields.findIndex(({ entry }) => (order.get(entry.group) ?? -1) >= index)
    fields.splice(next < 0 ? fields.length : next, 0, ...taken)
  }
  return fields
}

type TakenGroup = Taken & { own: Placed }

function takeGroup(entry: Entry, at: YamlPath, context: Context): TakenGroup {
  const own = { entry, yaml: context.yaml, at }
  if (!('take' in entry)) return { own, fields: [], named: [] }
  const { yaml, problems } = context
  const read = check(takenAsGroup, entry, { yaml, path: at })
  problems.push(...read.problems)
  if (!read.value) return { own, fields: [], named: [] }
  const { take, without: _, with: __, required: ___, ...changes } = read.value
  const set = context.sets.get(take)
  const group = set?.written.group
  if (!set || !group) {
    const there = [...context.sets.values()].filter(known => known.written.group).map(({ id }) => id)
    problems.push(yaml.problemAt([...at, 'take'], noSuchSet(take, 'groups', there)))
    return { own, fields: [], named: [] }
  }
  const taken = writeOut(set, read.value, { at, context, group: group.id, seen: [] })
  const keys = Object.keys(changes)
  const placed = { entry: { ...group, ...changes }, yaml: set.yaml, at: ['group'], changed: { keys, at } }
  return { own: placed, ...taken }
}

function takeFields(entry: Entry, at: YamlPath, context: Context): Taken {
  if (!('take' in entry)) return { fields: [{ entry, yaml: context.yaml, at }], named: [] }
  const { value, problems } = check(takenAsFields, entry, { yaml: context.yaml, path: at })
  context.problems.push(...problems)
  return value ? takeSet(value, { at, context, group: value.group, seen: [] }) : { fields: [], named: [] }
}

type Where = { at: YamlPath; context: Context; group: string; seen: readonly string[] }

function takeSet(taking: Taking, where: Where): Taken {
  const { context, at, seen } = where
  const set = seen.includes(taking.take) ? undefined : context.sets.get(taking.take)
  if (set) return writeOut(set, taking, where)
  context.problems.push(
    context.yaml.problemAt([...at, 'take'], noSuchSet(taking.take, 'fields', [...context.sets.keys()])),
  )
  return { fields: [], named: [] }
}

function writeOut({ id, yaml, written }: QuestionSet, taking: Taking, where: Where): Taken {
  const { context, at, group, seen } = where
  const inner = { ...context, yaml }
  const parts = written.fields.map((entry, index): Taken => {
    const place = ['fields', index]
    if (!('take' in entry)) return { fields: [{ entry: { ...entry, group }, yaml, at: place }], named: [] }
    const { value, problems } = check(takenInSet, entry, { yaml, path: place })
    context.problems.push(...problems)
    if (!value) return { fields: [], named: [] }
    return takeSet(value, { at: place, context: inner, group, seen: [...seen, id] })
  })
  const fields = parts.flatMap(part => part.fields)
  const named = [...parts.flatMap(part => part.named), ...listNamed(written, yaml)]
  for (const { name, key } of unknownNames(taking, fields, named))
    context.problems.push(
      context.yaml.problemAt([...at, key], `${name}: content/questions/${id}.yaml has nothing of that name.`),
    )
  return {
    fields: fields
      .filter(({ entry }) => !taking.without.includes(nameOf(entry)))
      .map(field => change(field, taking, at)),
    named: named.filter(({ name }) => !taking.without.includes(name)),
  }
}

function unknownNames(taking: Taking, fields: readonly Placed[], named: readonly Named[]) {
  const questions = fields.map(({ entry }) => nameOf(entry))
  const all = [...questions, ...named.map(({ name }) => name)]
  return [
    ...taking.without.filter(name => !all.includes(name)).map(name => ({ name, key: 'without' })),
    ...Object.keys(taking.with)
      .filter(name => !questions.includes(name))
      .map(name => ({ name, key: 'with' })),
  ]
}

function change(field: Placed, { required, with: changes }: Taking, at: YamlPath): Placed {
  const name = nameOf(field.entry)
  const own = changes[name]
  if (!own && required === undefined) return field
  return {
    ...field,
    entry: { ...field.entry, ...(required !== undefined && { required }), ...own },
    changed: { keys: Object.keys(own ?? {}), at: [...at, 'with', name] },
  }
}

function listNamed(written: QuestionSet['written'], yaml: YamlFile): Named[] {
  return namedParts.flatMap(part =>
    Object.entries(written[part] ?? {}).map(([name, value]) => ({ part, name, value, yaml })),
  )
}

/** What the form says under the same name is the form's; what is taken stands first, so that the form may build on it. */
function mergeNamed(form: Entry, named: readonly Named[]): Entry {
  const parts = namedParts.map(part => {
    const own = isEntry(form[part]) ? form[part] : {}
    const taken = named.filter(one => one.part === part && !(one.name in own))
    return [part, { ...Object.fromEntries(taken.map(({ name, value }) => [name, value])), ...own }] as const
  })
  return Object.fromEntries(parts.filter(([part, value]) => part in form || Object.keys(value).length > 0))
}

type Places = { places: Record<'groups' | 'fields', readonly Placed[]>; named: readonly Named[] }

function createProblemAt(form: Entry, yaml: YamlFile, { places, named }: Places): YamlFile['problemAt'] {
  const elsewhere = (problem: Problem): Problem => ({
    ...problem,
    message: `${problem.message} (Taken by ${yaml.path}.)`,
  })
  return (path, message) => {
    const [part, key, ...rest] = path
    if (part === 'groups' || part === 'fields') {
      const placed = places[part][Number(key)]
      if (!placed) return yaml.problemAt(path, message)
      const { changed: own } = placed
      // A rule that speaks of the whole question may mean what the form changed in it.
      const saidHere = own && (rest.length === 0 ? own.keys.length > 0 : own.keys.includes(String(rest[0])))
      if (saidHere) return yaml.problemAt([...own.at, ...rest], message)
      const problem = placed.yaml.problemAt([...placed.at, ...rest], message)
      return placed.yaml === yaml ? problem : elsewhere(problem)
    }
    const isOwn = isEntry(form[String(part)]) && String(key) in (form[String(part)] as Entry)
    const taken = isOwn ? undefined : named.findLast(one => one.part === part && one.name === key)
    return taken ? elsewhere(taken.yaml.problemAt(path, message)) : yaml.problemAt(path, message)
  }
}

function noSuchSet(take: string, under: string, there: readonly string[]): string {
  const list = there.length > 0 ? `; there are ${[...there].sort().join(', ')}` : ''
  return `take: ${take}: content/questions has no such set to be taken under \`${under}\`${list}.`
}

function nameOf({ use, name, party }: Entry): string {
  return String(use ?? name ?? party)
}

function hasTake(list: unknown): boolean {
  return listEntries(list).some(entry => isEntry(entry) && 'take' in entry)
}

function listEntries(list: unknown): Entry[] {
  return Array.isArray(list) ? list : []
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
