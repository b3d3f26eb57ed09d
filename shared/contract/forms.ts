import { z } from 'zod'
import { areas } from '#shared/areas.ts'
import { defineCall } from '#shared/contract/call.ts'
import { languageCode, localized } from '#shared/contract/common-fields.ts'
import { courtProfileNames } from '#shared/courts.ts'
import { severities } from '#shared/form-parts.ts'
import { derivedField } from './derived-fields.ts'
import { withdrawal } from './form-withdrawal.ts'
import { lawSection } from './law.ts'

export const categoryView = z.object({
  id: z.number().int(),
  area: z.enum(areas),
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
  /** The English options. These are the values stored in answers. */
  options: z.array(z.string()).optional(),
  optionLabels: z.array(localized).optional(),
  /** The id of the step to which the question belongs. */
  group: z.string(),
  input: z.enum(inputKinds).optional(),
  /** Conditions as written in the content; docs/content.md describes their syntax. */
  showIf: z.string().optional(),
  requiredIf: z.string().optional(),
  /**
   * For a textarea: lines that start with '(a)' are sub-paragraphs, and lines that start with '>' are
   * quotations.
   */
  structure: z.boolean().optional(),
  /** For a date: it may lie after the day of signing, or always does; every other date is held to lie before it. */
  ahead: z.union([z.literal(true), z.literal('always')]).optional(),
  /** The option used until another one is chosen. */
  default: z.string().optional(),
})
export type FormField = z.infer<typeof formField>

export const formGroup = z.object({
  id: z.string(),
  title: localized,
  /** The answer to a repeat group is a list with at least one item. */
  repeat: z.boolean(),
  item: localized.optional(),
  /** The parties of this list stand with the one party that is asked for in that group. */
  joins: z.string().optional(),
  showIf: z.string().optional(),
})
export type FormGroup = z.infer<typeof formGroup>

/** A condition over several answers that shows a mistake. It gives a warning and never blocks the user. */
export const formCheck = z.object({
  name: z.string(),
  if: z.string(),
  severity: z.enum(severities),
  /** The question at which the warning is shown. */
  at: z.string(),
  say: localized,
  /** Absent where no law is needed to see it. */
  provision: z.string().optional(),
})
export type FormCheck = z.infer<typeof formCheck>

/**
 * What a party is called inside a sentence, in the singular: the first of these whose condition holds. The last has
 * none.
 */
const partyRoles = z.array(localized.extend({ if: z.string().optional() }))
export type PartyRoles = z.infer<typeof partyRoles>

/**
 * One or some parties of a group under a name of their own, for words, conditions and papers: those who
 * file, or who swear.
 */
export const chosenParties = z.object({
  id: z.string(),
  of: z.string(),
  /** The condition on the answers of one party. */
  where: z.string(),
  roles: partyRoles,
})
export type ChosenParties = z.infer<typeof chosenParties>

export { answerLimits, type SectionName, sectionNames, severities } from '#shared/form-parts.ts'

/** A complete text; `body` is used only when there is no content. */
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

/**
 * The kind of a paper decides how it is made and what it must contain; 'annexures' marks the place of the
 * annexures.
 */
export const paperKinds = ['main', 'paper', 'application', 'affidavit', 'index', 'annexures'] as const

/** A paper has no sections other than the part that is signed. */
export const paperText = z.object({ content: z.string(), footer: z.string() })

export const paperView = z.object({
  id: z.string(),
  titles: localized,
  kind: z.enum(paperKinds),
  /** The condition under which the paper is suggested. The advocate can still leave it out or include it. */
  showIf: z.string().optional(),
  /** Makes one paper for each party of this group; each party swears it in that role. */
  per: z
    .object({
      group: z.string(),
      roles: partyRoles,
      among: z.string().optional(),
      /** Then one paper only, for the first party of whom this condition holds, or else for the first of all. */
      one: z.string().optional(),
    })
    .optional(),
  /** Absent when the form's own texts are the paper, or when there is no text. */
  texts: z.object({ en: paperText, hi: paperText, mr: paperText }).optional(),
})
export type PaperView = z.infer<typeof paperView>

/** The papers of a set in the order of filing, with their own questions and computed values. */
export const formPapers = z.object({
  list: z.array(paperView),
  groups: z.array(formGroup),
  /** Each question is asked only while one of its `papers` is in the set. */
  fields: z.array(formField.extend({ papers: z.array(z.string()) })),
  derived: z.array(derivedField),
  conditions: z.record(z.string(), z.string()),
})
export type FormPapers = z.infer<typeof formPapers>

/** The documents that the paper mentions, each with its mark, and the list of further documents. */
export const formAnnexures = z.object({
  /** Used when the court has no marking of its own: {n} becomes the number, {A} the letter. */
  mark: localized,
  list: z.array(
    z.object({
      name: z.string(),
      titles: localized,
      showIf: z.string().optional(),
      electronic: z.boolean().optional(),
      /** Stands before the marked ones and has no mark of its own. */
      unmarked: z.boolean().optional(),
      /** Stands after the list of documents: one that came later changes no mark before it. */
      last: z.boolean().optional(),
      /** The names it had before: a file that was given to one of them is a copy of this one. */
      was: z.array(z.string()).optional(),
    }),
  ),
  documents: z.object({ group: z.string(), name: z.string(), date: z.string().optional() }).optional(),
})
export type FormAnnexures = z.infer<typeof formAnnexures>

/** What a row of a list shows. */
const rowFields = {
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  categoryId: z.number().int(),
  courtType: z.string(),
  jurisdiction: z.string(),
  provision: z.string(),
  estimatedTime: z.string(),
  isPopular: z.boolean(),
  filingLanguages: z.array(languageCode),
  lawCheckedOn: z.iso.date(),
  /** Empty until an advocate has reviewed the form. */
  reviewedBy: z.string(),
}

/** The same with what a form is found by, and in three languages. */
const entryFields = {
  ...rowFields,
  titles: localized,
  descriptions: localized,
  tags: z.array(z.string()),
  sections: z.array(lawSection),
  withdrawn: withdrawal.optional(),
}

/** A form as the library keeps it: without templates and questions. */
export const formEntry = z.object(entryFields)
export type FormEntry = z.infer<typeof formEntry>

/** Where the words of a search occur in a text: [start, end) in UTF-16 units. */
export const matchRange = z.tuple([z.number().int(), z.number().int()])
export type MatchRange = z.infer<typeof matchRange>

export const formMatch = z.object({
  score: z.number(),
  /** Why a form was found when its title does not show it, for example 'CrPC 438 (now BNSS 482)'. */
  why: z.array(z.string()),
  title: z.array(matchRange),
  description: z.array(matchRange),
})
export type FormMatch = z.infer<typeof formMatch>

/** A form in the library's list. It is short, because a phone gets all of them at once. */
export const formSummary = z.object({ ...rowFields, match: formMatch.optional() })
export type FormSummary = z.infer<typeof formSummary>

/** A form's name where one is chosen, or where something that was made from it is named. */
export const formTitle = formEntry.pick({ id: true, titles: true, categoryId: true })
export type FormTitle = z.infer<typeof formTitle>

/** One of the few that are offered before anything is typed. */
export const popularForm = formEntry.pick({
  id: true,
  titles: true,
  descriptions: true,
  courtType: true,
  estimatedTime: true,
})
export type PopularForm = z.infer<typeof popularForm>

export const formView = z.object({
  ...entryFields,
  courtProfile: z.enum(courtProfileNames),
  groups: z.array(formGroup),
  fields: z.array(formField),
  derived: z.array(derivedField),
  template: templateText,
  multiLangContent: textsByLanguage,
  /** The same texts with their conditions; absent when a form has no conditions. */
  texts: textsByLanguage.optional(),
  checks: z.array(formCheck).optional(),
  /** Named conditions of the form, for use in other conditions. */
  conditions: z.record(z.string(), z.string()).optional(),
  chosen: z.array(chosenParties).optional(),
  /** Absent when the form is filed alone. */
  papers: formPapers.optional(),
  annexures: formAnnexures.optional(),
})
export type FormView = z.infer<typeof formView>

export const formsQuery = z.object({
  category: z.string().trim().max(40).optional(),
  search: z.string().trim().max(200, 'At most 200 characters').optional(),
  /** Of titles and descriptions; English when absent. */
  language: languageCode.optional(),
})
export const formIdParams = z.object({ id: z.coerce.number().int().positive().max(1_000_000) })

/** Each question has one text as its answer; a repeat group has a list of such sets under the group's id. */
export type Answers = Record<string, string>
export type FormValues = Record<string, string | Answers[]>

export const documentFormats = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/**
 * Answers are checked against the form in the documents feature, because a schema does not know the form.
 */
export const documentBody = z.object({
  language: languageCode,
  format: z.enum(documentFormats),
  courtProfile: z.enum(courtProfileNames).optional(),
  values: z.record(z.string().max(100), z.unknown()),
  /**
   * The ids of some papers of the set. Without it, the whole set is printed as the answers and the
   * advocate chose it.
   */
  papers: z.array(z.string().max(100)).min(1).max(200).optional(),
})
export type DocumentBody = z.infer<typeof documentBody>

/** Pages are drawn a few at a time, as the reader reaches them. */
export const pagesAtOnce = 4

export const pagePicturesBody = documentBody.omit({ format: true, papers: true }).extend({
  /** The paper of the set whose pages are drawn, and the first of them, from 1. */
  paper: z.string().max(100),
  from: z.number().int().min(1).max(10_000),
})

export type PagePicturesBody = z.infer<typeof pagePicturesBody>

export const pagePictures = z.object({
  /** How many pages the paper has. */
  pages: z.number().int(),
  /** The number of its first page in the whole set, as it is printed. */
  firstNumber: z.number().int(),
  /** PNGs in base64, at most `pagesAtOnce`. */
  pictures: z.array(z.string()),
})
export type PagePictures = z.infer<typeof pagePictures>

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

export const listFormTitlesCall = defineCall('GET /api/form-titles', {
  access: 'user',
  answer: z.array(formTitle),
})

export const listPopularFormsCall = defineCall('GET /api/popular-forms', {
  access: 'user',
  answer: z.array(popularForm),
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

/** Counts against no limit: a picture is for looking at and cannot be filed. */
export const drawPagesCall = defineCall('POST /api/forms/:id/page-pictures', {
  access: 'user',
  params: formIdParams,
  body: pagePicturesBody,
  answer: pagePictures,
  summary: 'Pages of the PDF of the set as pictures, a few at a time; nothing is counted',
})
