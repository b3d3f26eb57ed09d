import type { FormField } from '#shared/contract/forms.ts'
import type { Localized } from '#shared/languages.ts'
import { check } from './checked.ts'
import {
  type Catalogue,
  type CatalogueField,
  ownField,
  type PartyPart,
  partyField,
  partyParts,
  usedField,
} from './form-schema.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './yaml-file.ts'

type Context = { file: string; yaml: YamlFile; catalogue: Catalogue }
type Expanded = { fields: FormField[]; problems: Problem[] }

/** `use:` and `party:` lines become plain questions; `declaredAt` remembers which line each came from. */
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
  const { value, problems } = check(ownField, entry, { ...context, path: ['fields', index] })
  return { fields: value ? [toField(value.name, value.group, value)] : [], problems }
}

function expandUse(entry: Record<string, unknown>, index: number, context: Context): Expanded {
  const { value, problems } = check(usedField, entry, { ...context, path: ['fields', index] })
  if (!value) return { fields: [], problems }
  const shared = context.catalogue.fields[value.use]
  if (!shared) {
    const message = `use: ${value.use}: the catalogue content/fields.yaml has no such question.`
    return { fields: [], problems: [{ file: context.file, line: lineOf(index, context), message }] }
  }
  const { use, group, ...overrides } = value
  return { fields: [toField(use, group, { ...shared, ...withoutUndefined(overrides) })], problems }
}

function expandParty(entry: Record<string, unknown>, index: number, context: Context): Expanded {
  const { value, problems } = check(partyField, entry, { ...context, path: ['fields', index] })
  if (!value) return { fields: [], problems }
  const parts = partyParts.filter(part => !value.without?.includes(part))
  const fields = parts.map(part => {
    const shared = context.catalogue.party[part]
    const required = value.required ?? shared.required
    const asking = withoutUndefined({ 'show if': value['show if'], 'required if': value['required if'] })
    return toField(partyFieldName(value.party, part), value.group, { ...shared, required, ...asking })
  })
  return { fields, problems }
}

export function partyFieldName(party: string, part: PartyPart): string {
  return party + part.charAt(0).toUpperCase() + part.slice(1)
}

type Asking = { 'show if'?: string | undefined; 'required if'?: string | undefined }

function toField(name: string, group: string, field: CatalogueField & Asking): FormField {
  const { label, help, options, input, type, required, 'show if': showIf, 'required if': requiredIf } = field
  return {
    name,
    label: label.en,
    labels: label,
    type,
    required,
    group,
    ...withoutUndefined({ help, input, showIf, requiredIf }),
    ...(options && { options: options.map(englishOf), optionLabels: options }),
  }
}

function englishOf(option: Localized): string {
  return option.en
}

function lineOf(index: number, { yaml }: Context): number {
  return yaml.lineOf(['fields', index])
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> } // only undefined was taken out
}
