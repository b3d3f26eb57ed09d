import { z } from 'zod'
import { areas } from '#shared/areas.ts'
import { languageCode } from '#shared/contract/common-fields.ts'
import { fieldTypes, inputKinds, severities } from '#shared/contract/forms.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { kindNames, partyQuestions } from '#shared/templates/parties/party-kinds.ts'
import { annexuresSchema, causeSchema, paperEntries } from './papers/paper-schema.ts'
import { camelCase, perLanguage, scalar, words } from './schema-parts.ts'

const options = z.array(perLanguage).min(2, 'needs at least two options')
/**
 * Conditions are parsed separately, so that a mistake in them gets its own message: see
 * lint/conditions.ts.
 */
const asking = { 'show if': words.optional(), 'required if': words.optional() }
const overrides = { group: camelCase, required: z.boolean().optional(), ...asking }

export const catalogueField = z.strictObject({
  label: perLanguage,
  help: perLanguage.optional(),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  options: options.optional(),
  input: z.enum(inputKinds).optional(),
  structure: z.literal(true).optional(),
  ahead: z.union([z.literal(true), z.literal('always')]).optional(),
})
export type CatalogueField = z.infer<typeof catalogueField>

export const partyParts = ['name', 'parentage', 'age', 'occupation', 'address'] as const
export type PartyPart = (typeof partyParts)[number]

/** The words that the catalogue defines. Party kinds and governments are defined in the program. */
const partyWords = [
  ...Object.keys(partyQuestions).filter(part => part !== 'governmentOf'),
  'individualParentage',
]

export const catalogueSchema = z.strictObject({
  fields: z.record(camelCase, catalogueField),
  party: z.strictObject(Object.fromEntries(partyWords.map(part => [part, catalogueField]))),
})
export type Catalogue = z.infer<typeof catalogueSchema>

export const usedField = z.strictObject({
  use: camelCase,
  label: perLanguage.optional(),
  help: perLanguage.optional(),
  ...overrides,
})
export const partyField = z.strictObject({
  party: camelCase,
  without: z.array(z.enum(partyParts)).optional(),
  'other side': z.literal(true).optional(),
  attorney: z.literal(true).optional(),
  kinds: z.array(z.enum(kindNames)).min(1).optional(),
  ...overrides,
})
export const ownField = z.strictObject({
  name: camelCase,
  ...catalogueField.shape,
  group: camelCase,
  ...asking,
})
export type OwnField = z.infer<typeof ownField>

export const groupSchema = z.strictObject({
  id: camelCase,
  title: perLanguage,
  repeat: z.boolean().default(false),
  item: perLanguage.optional(),
  joins: camelCase.optional(),
  'show if': words.optional(),
})

export const checkSchema = z.strictObject({
  if: words,
  severity: z.enum(severities),
  at: camelCase,
  say: perLanguage,
  provision: words,
  /** Answers that trigger the check when put into the sample; the lint tries them. A list stands in place of the sample's. */
  'for example': z.record(camelCase, z.union([scalar, z.array(z.record(camelCase, scalar)).min(1)])),
})

const answer = z.union([scalar, z.strictObject({ en: scalar, hi: scalar, mr: scalar })])
const sampleItem = z.record(camelCase, answer)
export const sampleSchema = z.record(camelCase, z.union([answer, z.array(sampleItem).min(1)]))
export type Sample = z.infer<typeof sampleSchema>

/**
 * form.yaml. Fields and derived fields are parsed one by one, so that each mistake is reported
 * separately.
 */
export const formSchema = z.strictObject({
  id: z.number().int(),
  title: perLanguage,
  description: perLanguage,
  category: z.enum(areas),
  courtType: words,
  jurisdiction: words,
  provision: words,
  sections: z.array(z.strictObject({ act: words, section: scalar })).default([]),
  estimatedTime: z.string().regex(/^\d+ (minutes|hours?)$/, "must be like '20 minutes'"),
  isPopular: z.boolean(),
  courtProfile: z.enum(courtProfileNames),
  filingLanguages: z.array(languageCode).min(1),
  lawCheckedOn: z.iso.date('must be a date like 2026-11-20'),
  reviewedBy: z.string(),
  withdrawn: z
    .strictObject({
      on: z.iso.date('must be a date like 2026-11-20'),
      why: perLanguage,
      instead: z.number().int().optional(),
    })
    .optional(),
  tags: z.array(scalar).min(3, 'needs at least three words people search by'),
  groups: z.array(groupSchema).min(1),
  fields: z.array(z.record(z.string(), z.unknown())).min(1),
  conditions: z.record(camelCase, words).default({}),
  'at least one of': z
    .record(camelCase, z.array(camelCase).min(2, 'names at least two questions'))
    .default({}),
  derived: z.record(camelCase, z.record(z.string(), z.unknown())).default({}),
  checks: z.record(camelCase, checkSchema).default({}),
  cause: causeSchema.optional(),
  papers: paperEntries.optional(),
  annexures: annexuresSchema.optional(),
  sample: sampleSchema,
  leaves: z.array(camelCase).default([]),
  alternatives: z.array(camelCase).default([]),
})
export type FormFile = z.infer<typeof formSchema>
