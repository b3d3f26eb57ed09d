import { z } from 'zod'
import { localized } from '#shared/contract/common-fields.ts'
import { rests } from '#shared/form-parts.ts'

const name = z.string()
/** The name of a question or computed value, or a fixed number written by the author. */
const nameOrNumber = z.union([z.number().nonnegative(), name])
/** Only those of the group that the form has chosen under this name. */
const among = name.optional()
/** Only the items of the group of which this condition holds. */
const where = z.string().optional()
/** The values of some names, or those of one question in every item of a repeat group. */
const listed = { fields: z.array(name).optional(), group: name.optional(), field: name.optional() }
const derivedBy = <F extends string, S extends z.ZodRawShape>(fn: F, args: S) =>
  z.strictObject({ name, fn: z.literal(fn), ...args })

/** Computed answers; docs/content.md says what each function prints. */
export const derivedField = z.discriminatedUnion('fn', [
  /** `lastKnown`: of a party of which this condition holds the address is the last that is known. */
  derivedBy('partyBlock', { group: name, among, lastKnown: z.string().optional() }),
  derivedBy('nameList', { group: name, among, where }),
  /** `also`: a question whose lines name further parties of the side. */
  derivedBy('causeName', { group: name, among, also: name.optional() }),
  /** Who signs for each party: 'For A Private Limited: B, director'. */
  derivedBy('signerList', { group: name, among }),
  derivedBy('partyNumbers', { group: name, among }),
  /** ', in person' after the role of those who sign, unless one of them acts through an attorney. */
  derivedBy('presence', { group: name, among }),
  derivedBy('listOf', { group: name, pattern: localized }),
  /**
   * `inThe`: as it follows 'IN THE', where a judge is named by his office; under `unless` it follows 'BEFORE THE', and
   * names whoever it is.
   */
  derivedBy('capitals', { field: name, inThe: z.boolean().optional(), unless: z.string().optional() }),
  derivedBy('amountWords', { field: name }),
  derivedBy('amountFigures', { field: name }),
  derivedBy('sum', listed),
  derivedBy('dateLong', { field: name }),
  derivedBy('addDays', { field: name, n: z.number().int() }),
  /** `monthEnd`: the last day of that month, where a time runs from the end of a month. */
  derivedBy('addMonths', { field: name, n: z.number().int(), monthEnd: z.boolean().optional() }),
  derivedBy('latestOf', listed),
  derivedBy('earliestOf', listed),
  derivedBy('limitationEnd', {
    field: name,
    years: z.number().int().positive().optional(),
    months: z.number().int().positive().optional(),
    days: z.number().int().positive().optional(),
    excluding: name.optional(),
  }),
  derivedBy('count', { group: name, where }),
  derivedBy('daysBetween', { from: name, to: name }),
  derivedBy('ageOn', { field: name, on: name }),
  derivedBy('interest', {
    field: name,
    rate: nameOrNumber,
    from: name,
    to: name,
    rest: z.enum(rests).default('none'),
  }),
  derivedBy('percentage', { field: name, rate: nameOrNumber }),
  derivedBy('difference', { field: name, less: name }),
  derivedBy('product', { field: name, by: nameOrNumber }),
  derivedBy('oneOf', { fields: z.array(name).min(2) }),
  derivedBy('basesOfTruth', { field: name.optional(), knowledge: name.optional(), advice: name.optional() }),
  derivedBy('words', { text: localized }),
  derivedBy('choose', { field: name, cases: z.record(z.string(), localized) }),
])
export type DerivedField = z.infer<typeof derivedField>
