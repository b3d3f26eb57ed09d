import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode, localized } from '#shared/contract/common-fields.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { rests, severities } from '#shared/form-parts.ts'
import { lawSection } from './law.ts'

export const categoryView = z.object({
  id: z.number().int(),
  area: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  colour: z.string(),
  formCount: z.number().int(),
  isUpdated: z.boolean(),
  isPopular: z.boolean(),
})
export type CategoryView = z.infer<typeof categoryView>

export const statsView = z.object({
  totalForms: z.number().int(),
  courtTypes: z.number().int(),
  totalProcedures: z.number().int(),
})
export type StatsView = z.infer<typeof statsView>

export const fieldTypes = ['text', 'textarea', 'select', 'date'] as const
export const inputKinds = ['amount', 'number', 'phone', 'email', 'year'] as const

export const formField = z.object({
  name: z.string(),
  /** The English label; `labels` has every language. */
  label: z.string(),
  labels: localized,
  help: localized.optional(),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  /** The English options, which are the stored values. */
  options: z.array(z.string()).optional(),
  optionLabels: z.array(localized).optional(),
  /** The step of the questionnaire. */
  group: z.string(),
  input: z.enum(inputKinds).optional(),
  /** Conditions as they are written in the content; docs/content.md has their language. */
  showIf: z.string().optional(),
  requiredIf: z.string().optional(),
  /** Of a textarea: lines that begin '(a)' are sub-paragraphs, those that begin '>' a quotation. */
  structure: z.boolean().optional(),
  /** The option that holds until another is chosen. */
  default: z.string().optional(),
})
export type FormField = z.infer<typeof formField>

export const formGroup = z.object({
  id: z.string(),
  title: localized,
  /** A repeat group is answered by a list of items, at least one. */
  repeat: z.boolean(),
  item: localized.optional(),
  showIf: z.string().optional(),
})
export type FormGroup = z.infer<typeof formGroup>

const name = z.string()
/** A question or computed value, or the author's own number. */
const nameOrNumber = z.union([z.number().nonnegative(), name])
const derivedBy = <F extends string, S extends z.ZodRawShape>(fn: F, args: S) =>
  z.strictObject({ name, fn: z.literal(fn), ...args })

/** Computed answers; content.md says what each function prints. */
export const derivedField = z.discriminatedUnion('fn', [
  derivedBy('partyBlock', { group: name }),
  derivedBy('nameList', { group: name }),
  derivedBy('causeName', { group: name }),
  derivedBy('listOf', { group: name, pattern: localized }),
  derivedBy('capitals', { field: name }),
  derivedBy('amountWords', { field: name }),
  derivedBy('amountFigures', { field: name }),
  derivedBy('sum', { fields: z.array(name).optional(), group: name.optional(), field: name.optional() }),
  derivedBy('dateLong', { field: name }),
  derivedBy('addDays', { field: name, n: z.number().int() }),
  derivedBy('addMonths', { field: name, n: z.number().int() }),
  derivedBy('limitationEnd', {
    field: name,
    years: z.number().int().positive().optional(),
    months: z.number().int().positive().optional(),
    days: z.number().int().positive().optional(),
    excluding: name.optional(),
  }),
  derivedBy('count', { group: name }),
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
  derivedBy('choose', { field: name, cases: z.record(z.string(), localized) }),
])
export type DerivedField = z.infer<typeof derivedField>

/** A condition across answers under which something is wrong: told, and never in the way. */
export const formCheck = z.object({
  name: z.string(),
  if: z.string(),
  severity: z.enum(severities),
  /** The question it is told under. */
  at: z.string(),
  say: localized,
  provision: z.string(),
})
export type FormCheck = z.infer<typeof formCheck>

export { answerLimits, type SectionName, sectionNames, severities } from '#shared/form-parts.ts'

/** A whole text; `body` is used only where content is absent. */
export const templateText = z.object({
  header: z.string(),
  formTitle: z.string(),
  title: z.string(),
  parties: z.string(),
  content: z.string(),
  footer: z.string(),
  body: z.string().optional(),
})
export type TemplateText = z.infer<typeof templateText>

const textsByLanguage = z.object({ en: templateText, hi: templateText, mr: templateText })

/** How a paper of the set is made and what is expected in it; 'annexures' is the place where they are bound in. */
export const paperKinds = ['main', 'paper', 'application', 'affidavit', 'index', 'annexures'] as const

/** A paper has no sections but what is signed. */
export const paperText = z.object({ content: z.string(), footer: z.string() })

export const paperView = z.object({
  id: z.string(),
  titles: localized,
  kind: z.enum(paperKinds),
  /** When it is proposed; the advocate leaves it out or takes it in all the same. */
  showIf: z.string().optional(),
  /** One for each of this group of parties, each sworn in that role. */
  per: z.object({ group: z.string(), role: localized }).optional(),
  /** Absent where the form's own texts are the paper, or there is no text at all. */
  texts: z.object({ en: paperText, hi: paperText, mr: paperText }).optional(),
})
export type PaperView = z.infer<typeof paperView>

/** The papers of a set in the order of filing, and what they ask and compute beyond the form. */
export const formPapers = z.object({
  list: z.array(paperView),
  groups: z.array(formGroup),
  /** Each is asked while one of its `papers` is in the set. */
  fields: z.array(formField.extend({ papers: z.array(z.string()) })),
  derived: z.array(derivedField),
  conditions: z.record(z.string(), z.string()),
})
export type FormPapers = z.infer<typeof formPapers>

/** The documents that the paper itself speaks of, each with its mark, and the list into which further ones are put. */
export const formAnnexures = z.object({
  /** How they are marked where the court has no custom of its own: {n} stands for the number, {A} for the letter. */
  mark: localized,
  list: z.array(
    z.object({
      name: z.string(),
      titles: localized,
      showIf: z.string().optional(),
      electronic: z.boolean().optional(),
    }),
  ),
  documents: z.object({ group: z.string(), name: z.string(), date: z.string().optional() }).optional(),
})
export type FormAnnexures = z.infer<typeof formAnnexures>

const summaryFields = {
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  titles: localized,
  description: z.string(),
  descriptions: localized,
  categoryId: z.number().int(),
  courtType: z.string(),
  jurisdiction: z.string(),
  provision: z.string(),
  estimatedTime: z.string(),
  isPopular: z.boolean(),
  filingLanguages: z.array(languageCode),
  lawCheckedOn: z.iso.date(),
  /** Empty until an advocate has read the form. */
  reviewedBy: z.string(),
  tags: z.array(z.string()),
  sections: z.array(lawSection),
}

/** Where the words of a search stand in a text: [start, end) in UTF-16 units. */
export const matchRange = z.tuple([z.number().int(), z.number().int()])
export type MatchRange = z.infer<typeof matchRange>

export const formMatch = z.object({
  score: z.number(),
  /** Why a form was found where its title does not show it, for example 'CrPC 438 (now BNSS 482)'. */
  why: z.array(z.string()),
  title: z.array(matchRange),
  description: z.array(matchRange),
})
export type FormMatch = z.infer<typeof formMatch>

/** The library's row: no templates, no questions. */
export const formSummary = z.object({ ...summaryFields, match: formMatch.optional() })
export type FormSummary = z.infer<typeof formSummary>

export const formView = z.object({
  ...summaryFields,
  courtProfile: z.enum(courtProfileNames),
  groups: z.array(formGroup),
  fields: z.array(formField),
  derived: z.array(derivedField),
  template: templateText,
  multiLangContent: textsByLanguage,
  /** The same texts with their conditions; absent where a form has none. */
  texts: textsByLanguage.optional(),
  checks: z.array(formCheck).optional(),
  /** Conditions that the form names once. */
  conditions: z.record(z.string(), z.string()).optional(),
  /** Absent where the form is filed by itself. */
  papers: formPapers.optional(),
  annexures: formAnnexures.optional(),
})
export type FormView = z.infer<typeof formView>

export const formsQuery = z.object({
  category: z.string().trim().max(40).optional(),
  search: z.string().trim().max(200, 'At most 200 characters').optional(),
})
export const formIdParams = z.object({ id: z.coerce.number().int().positive().max(1_000_000) })

/** Answers: one text a question; a repeat group is a list of such sets under the group's id. */
export type Answers = Record<string, string>
export type FormValues = Record<string, string | Answers[]>

export const documentFormats = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** Answers are checked against the form, which a schema cannot know: see the documents feature. */
export const documentBody = z.object({
  language: languageCode,
  format: z.enum(documentFormats),
  courtProfile: z.enum(courtProfileNames).optional(),
  values: z.record(z.string().max(100), z.unknown()),
  /** Some papers of the set by their ids; without it the whole set as the answers and the advocate have it. */
  papers: z.array(z.string().max(100)).min(1).max(200).optional(),
})
export type DocumentBody = z.infer<typeof documentBody>

export const listCategoriesCall = defineCall('GET /api/categories', {
  access: 'user',
  answer: z.array(categoryView),
})

export const readStatsCall = defineCall('GET /api/stats', {
  access: 'user',
  answer: statsView,
})

export const listFormsCall = defineCall('GET /api/forms', {
  access: 'user',
  query: formsQuery,
  answer: z.array(formSummary),
})

export const readFormCall = defineCall('GET /api/forms/:id', {
  access: 'user',
  params: formIdParams,
  answer: formView,
})

/** The one form that can be tried without an account. */
export const readDemoFormCall = defineCall('GET /api/demo-form', {
  access: 'public',
  answer: formView,
})

export const makeDocumentCall = defineCall('POST /api/forms/:id/documents', {
  access: 'user',
  params: formIdParams,
  body: documentBody,
  answer: 'file',
})
