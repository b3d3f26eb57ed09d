import type { FormField } from '#shared/contract/forms.ts'
import { check } from './checked.ts'
import { type Catalogue, ownField, partyField, usedField } from './form-schema.ts'
import { listPartyFields } from './party-fields.ts'
import type { Problem } from './problem.ts'
import { toField, withoutUndefined } from './to-field.ts'
import type { YamlFile } from './yaml-file.ts'

/** `under` is the key of the entries, when it is not `fields`. */
type Context = { yaml: YamlFile; catalogue: Catalogue; under?: string }
type Expanded = { fields: FormField[]; problems: Problem[] }

/** Expands `use:` and `party:` lines to plain questions; `declaredAt` has the line of each. */
export function expandFields(
  entries: Record<string, unknown>[],
  context: Context,
): Expanded & { declaredAt: Map<string, number> } {
  const parts = entries.map((entry, index) => expandEntry(entry, index, context))
  const places = parts.flatMap(({ fields }, index) => fields.map(({ name }) => [name, index] as const))
  return {
    fields: parts.flatMap(part => part.fields),
    problems: parts.flatMap(part => part.problems),
    declaredAt: new Map(places),
  }
}

function expandEntry(entry: Record<string, unknown>, index: number, context: Context): Expanded {
  if ('use' in entry) return expandUse(entry, index, context)
  if ('party' in entry) return expandParty(entry, index, context)
  const { value, problems } = check(ownField, entry, { ...context, path: [context.under ?? 'fields', index] })
  return { fields: value ? [toField(value.name, value.group, value)] : [], problems }
}

function expandUse(entry: Record<string, unknown>, index: number, context: Context): Expanded {
  const { value, problems } = check(usedField, entry, {
    ...context,
    path: [context.under ?? 'fields', index],
  })
  if (!value) return { fields: [], problems }
  const shared = context.catalogue.fields[value.use]
  if (!shared) {
    const message = `use: ${value.use}: the catalogue content/fields.yaml has no such question.`
    return { fields: [], problems: [context.yaml.problemAt([context.under ?? 'fields', index], message)] }
  }
  const { use, group, ...overrides } = value
  return { fields: [toField(use, group, { ...shared, ...withoutUndefined(overrides) })], problems }
}

function expandParty(entry: Record<string, unknown>, index: number, context: Context): Expanded {
  const { value, problems } = check(partyField, entry, {
    ...context,
    path: [context.under ?? 'fields', index],
  })
  if (!value) return { fields: [], problems }
  return { fields: listPartyFields(value, context.catalogue), problems }
}
