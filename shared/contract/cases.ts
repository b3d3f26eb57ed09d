import { z } from 'zod'
import {
  caseNote,
  courtLevels,
  importances,
  laterEvent,
  paragraph,
  treatments,
} from '#shared/cases/judgment.ts'
import { caseCategories, searchTypes } from '#shared/cases/search-choices.ts'
import { defineCall } from '#shared/contract/call.ts'
import { searchedText, typedText } from '#shared/contract/text.ts'
import { lawSection, linkedSection } from './law.ts'

export const briefLimit = 100_000
export const uploadLimit = 25 * 1024 * 1024
export const casesPerPage = 20

/** Keywords are few: every one is looked for, and a text pasted among them would be an hour's work. */
export const keywordLimits = { letters: 2000, words: 64 } as const

export function areKeywords(query: string): boolean {
  const { letters, words } = keywordLimits
  return query.length <= letters && (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= words
}

export const keywordsRefused = `A keyword search takes up to ${keywordLimits.words} words and 2,000 characters. Search a longer text as a case brief.`

const year = z.coerce.number().int().min(1800).max(2100)
const values = z.array(typedText(200).check(z.minLength(1))).max(30)

/** What narrows the results; within one kind any of the values will do, all kinds together must hold. */
export const caseFilters = z.object({
  courts: values.optional(),
  yearFrom: year.optional(),
  yearTo: year.optional(),
  judges: values.optional(),
  /** Acts ('IPC') and sections of acts ('IPC 302'); the successor or predecessor of a section counts as the same. */
  sections: values.optional(),
})
export type CaseFilters = z.infer<typeof caseFilters>

export const caseSearchBody = z
  .object({
    query: searchedText(briefLimit, 'Search text is required'),
    category: z.enum(caseCategories).optional(),
    searchType: z.enum(searchTypes).default('legal_issue'),
    filters: caseFilters.default({}),
    page: z.int().min(1).max(50).default(1),
    /** The screens of the specification send it; who asks is known from the session. */
    userId: z.unknown().optional(),
  })
  .refine(({ filters }) => isPlain(JSON.stringify(filters)), {
    path: ['filters'],
    message: 'Contains a character that cannot be printed',
  })
  .refine(({ searchType, query }) => searchType !== 'keyword' || areKeywords(query), {
    path: ['query'],
    message: keywordsRefused,
  })
export type CaseSearchBody = z.input<typeof caseSearchBody>
export type CaseQuestion = z.output<typeof caseSearchBody>

/** JSON writes what cannot be printed, and halves of letters, as escapes. */
function isPlain(json: string): boolean {
  return !/\\u(?:00|d[89a-f])/i.test(json)
}

/** A piece of a judgment that matches; `marks` are the matching stretches, as offsets into `text`. */
export const casePassage = z.object({
  paragraphId: z.string(),
  label: z.string(),
  text: z.string(),
  marks: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type CasePassage = z.infer<typeof casePassage>

export const rankParts = [
  'text',
  'reliance',
  'cited',
  'sections',
  'title',
  'importance',
  'court',
  'recency',
  'meaning',
] as const
export type RankPart = (typeof rankParts)[number]

/** Why a judgment stands where it stands: points out of its relevance score, and a sentence. */
export const caseReason = z.object({
  /** Of the ranking itself, or the order that a language model gave to the first results. */
  part: z.enum([...rankParts, 'order']),
  points: z.number(),
  sentence: z.string(),
})
export type CaseReason = z.infer<typeof caseReason>

const sides = z.object({ petitioner: z.string().nullable(), respondent: z.string().nullable() })

/** What lists show of a judgment. */
export const caseReference = z.object({
  id: z.string(),
  caseTitle: z.string(),
  citation: z.string().nullable(),
  citations: z.array(z.string()),
  court: z.string(),
  courtLevel: z.enum(courtLevels),
  year: z.int().nullable(),
  date: z.string().nullable(),
  category: z.enum(caseCategories).nullable(),
  categoryInferred: z.boolean(),
  importance: z.enum(importances),
  citedByCount: z.int(),
})
export type CaseReference = z.infer<typeof caseReference>

export const caseResult = caseReference.extend({
  /** 0 to 100; never rises from one result to the next. */
  relevanceScore: z.number(),
  caseStatus: z.string().nullable(),
  parties: sides,
  caseDuration: z.string().nullable(),
  judges: z.array(z.string()),
  keyLegalPrinciples: z.array(z.string()),
  facts: z.string().nullable(),
  legalIssues: z.array(z.string()),
  arguments: sides,
  judgment: z.object({
    summary: z.string().nullable(),
    ratio: z.string().nullable(),
    keyFindings: z.array(z.string()),
  }),
  lawyers: z.object({ petitioner: z.array(z.string()), respondent: z.array(z.string()) }),
  precedentsCited: z.array(z.string()),
  officialUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  headnotes: z.array(z.string()),
  /** What later decisions and Acts did to it, written by us; nothing is read from texts. */
  laterEvents: z.array(laterEvent),
  sections: z.array(linkedSection),
  /** Whether the judgment's own text is in the library, or only our note on it. */
  hasFullText: z.boolean(),
  citesCount: z.int(),
  passages: z.array(casePassage),
  why: z.array(caseReason),
})
export type CaseResult = z.infer<typeof caseResult>

export const facetNames = ['category', 'court', 'year', 'judge', 'section'] as const
export type FacetName = (typeof facetNames)[number]
const facet = z.array(z.object({ value: z.string(), count: z.int() }))
export const caseFacets = z.record(z.enum(facetNames), facet)
export type CaseFacets = z.infer<typeof caseFacets>

/** What the search made of the words, for 'Understood as ...'. */
export const understoodQuery = z.object({
  /** Citations in the query; `caseId` is null when the library has no such judgment. */
  citations: z.array(z.object({ citation: z.string(), caseId: z.string().nullable() })),
  /** Case numbers and CNRs in the query, and the judgments of the library that have them. */
  caseNumbers: z.array(z.object({ number: z.string(), caseIds: z.array(z.string()) })),
  names: z.array(z.string()),
  sections: z.array(lawSection.extend({ also: z.array(lawSection), isInForce: z.boolean().optional() })),
  concepts: z.array(z.object({ term: z.string(), alsoSearched: z.array(z.string()) })),
  courts: z.array(z.string()),
  years: z.object({ from: z.int().nullable(), to: z.int().nullable() }).nullable(),
  phrases: z.array(z.string()),
  excluded: z.array(z.string()),
  /** The words the text search went out with. */
  words: z.array(z.string()),
  /** A misspelt word and what was searched with it. */
  corrections: z.array(z.object({ typed: z.string(), searched: z.string() })),
  /** What operators asked for ('arrest within 5 words of warrant', 'Judge: ...'), and the words a beginning stands for. */
  conditions: z.array(z.object({ text: z.string(), note: z.string().nullable() })),
  /** What could not be read as it was typed, and what was done instead, in sentences. */
  notices: z.array(z.string()),
})
export type UnderstoodQuery = z.infer<typeof understoodQuery>

/** A statement and the paragraph it stands on. */
export const summarySentence = z.object({
  text: z.string(),
  caseId: z.string(),
  caseTitle: z.string(),
  citation: z.string().nullable(),
  paragraphId: z.string(),
  label: z.string(),
})
export type SummarySentence = z.infer<typeof summarySentence>

export const caseSummary = z.object({
  /** 'extracts': sentences of the sources as they stand. 'model': written by the operator's model and checked. */
  kind: z.enum(['extracts', 'model']),
  sentences: z.array(summarySentence),
  /** The model that wrote it, by the name the operator gave. */
  model: z.string().nullable(),
  /** Statements taken out because their source did not bear them, each with the reason. */
  removed: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Why there is no answer of the model although one is configured. */
  notice: z.string().nullable(),
})
export type CaseSummary = z.infer<typeof caseSummary>

export const caseSearchAnswer = z.object({
  results: z.array(caseResult),
  summary: caseSummary.nullable(),
  total: z.int(),
  page: z.int(),
  facets: caseFacets,
  understood: understoodQuery,
  /** Where nothing has all that was asked for, the judgments that have most of it. */
  nearest: z.array(caseReference),
  tookMs: z.number(),
  /** The entry of the recent searches, by which a reload asks again without the text in its address. */
  recentId: z.int(),
  /** Whether this search was counted against the month's limit. */
  counted: z.boolean(),
})
export type CaseSearchAnswer = z.infer<typeof caseSearchAnswer>

export const browseQuerystring = z.object({
  category: z.enum(caseCategories).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** A line of the browse list. */
export const caseRecord = caseReference.extend({
  laterEvents: z.array(laterEvent),
  summary: z.string().nullable(),
  headnotes: z.array(z.string()),
  judges: z.array(z.string()),
  relevantSections: z.array(z.string()),
  /** Comes with the judgment itself (GET /api/case-law/:id): a list does not carry it. */
  fullText: z.string().nullable(),
})
export type CaseRecord = z.infer<typeof caseRecord>

export const citedCase = z.object({
  title: z.string(),
  citation: z.string().nullable(),
  treatment: z.enum(treatments).nullable(),
  /** Null when the library does not have it. */
  caseId: z.string().nullable(),
})
export type CitedCase = z.infer<typeof citedCase>

/** One judgment, whole. */
export const caseView = caseResult.omit({ relevanceScore: true, passages: true, why: true }).extend({
  paragraphs: z.array(paragraph),
  note: caseNote.nullable(),
  cites: z.array(citedCase),
  source: z.string(),
  fullText: z.string().nullable(),
})
export type CaseView = z.infer<typeof caseView>

export const citedByQuerystring = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })
export const citedByAnswer = z.object({ total: z.int(), cases: z.array(caseReference) })
export type CitedByAnswer = z.infer<typeof citedByAnswer>

/** What the library holds and who is asked. */
export const caseCorpus = z.object({
  total: z.int(),
  landmarks: z.int(),
  withFullText: z.int(),
  years: z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  courts: z.array(z.object({ value: z.string(), count: z.int() })),
  categories: z.array(z.object({ value: z.string(), count: z.int() })),
  /** The model questions are sent to, or null: then nothing leaves this server. */
  model: z.string().nullable(),
})
export type CaseCorpus = z.infer<typeof caseCorpus>

/** The text of an uploaded PDF or Word file, for the page to search with. Nothing of it is kept. */
export const uploadedText = z.object({
  text: z.string(),
  /** Whether the file had more than a search takes. */
  cut: z.boolean(),
})
export type UploadedText = z.infer<typeof uploadedText>

/** What stands in an address; the server lets nothing through that no judgment can be called. */
const caseParams = z.object({ id: z.string().max(200) })

export const searchCasesCall = defineCall('POST /api/case-law/search', {
  access: 'user',
  body: caseSearchBody,
  answer: caseSearchAnswer,
})

export const browseCasesCall = defineCall('GET /api/case-law', {
  access: 'user',
  query: browseQuerystring,
  answer: z.array(caseRecord),
})

export const readCorpusCall = defineCall('GET /api/case-law/corpus', {
  access: 'user',
  answer: caseCorpus,
})

export const readCaseCall = defineCall('GET /api/case-law/:id', {
  access: 'user',
  params: caseParams,
  answer: caseView,
})

export const listCitedByCall = defineCall('GET /api/case-law/:id/cited-by', {
  access: 'user',
  params: caseParams,
  query: citedByQuerystring,
  answer: citedByAnswer,
})

/** Takes a PDF or Word file as the whole body. */
export const uploadTextCall = defineCall('POST /api/case-law/uploads', {
  access: 'user',
  answer: uploadedText,
})
