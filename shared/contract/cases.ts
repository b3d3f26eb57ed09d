import { z } from 'zod'
import {
  caseNote,
  courtLevels,
  importances,
  laterEvent,
  paragraph,
  treatments,
} from '#shared/cases/judgment.ts'
import { caseCategories, caseSorts, mostWithin, searchTypes } from '#shared/cases/search-choices.ts'
import { shownTreatments } from '#shared/cases/shown-treatments.ts'
import { textParts } from '#shared/cases/text-parts.ts'
import { defineCall } from '#shared/contract/call.ts'
import { searchedText, typedText } from '#shared/contract/text.ts'
import { lawSection, linkedSection } from './law.ts'

export const briefLimit = 100_000
export const uploadLimit = 25 * 1024 * 1024
export const casesPerPage = 20

/** Keyword searches are limited because every word is looked up: a long pasted text would take very long. */
export const keywordLimits = { letters: 2000, words: 64 } as const

export function areKeywords(query: string): boolean {
  const { letters, words } = keywordLimits
  return query.length <= letters && (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= words
}

export const keywordsRefused = `A keyword search takes up to ${keywordLimits.words} words and 2,000 characters. Search a longer text as a case brief.`

const year = z.coerce.number().int().min(1800).max(2100)
const values = z.array(typedText(200).check(z.minLength(1))).max(30)

/** Narrows the results. Values of one filter are combined with OR, different filters with AND. */
export const caseFilters = z.object({
  courts: values.optional(),
  yearFrom: year.optional(),
  yearTo: year.optional(),
  judges: values.optional(),
  /** Acts ('IPC') and sections ('IPC 302'). A section also matches its successor or predecessor. */
  sections: values.optional(),
  /** A bench of at least so many judges; judgments whose bench is not known are left out. */
  benchFrom: z.coerce.number().int().min(1).max(15).optional(),
  /** Searches within the results: each is read like a keyword search, and a result must match them all. */
  within: z
    .array(typedText(200).check(z.minLength(1)))
    .max(mostWithin)
    .optional(),
})
export type CaseFilters = z.infer<typeof caseFilters>

export const caseSearchBody = z
  .object({
    query: searchedText(briefLimit, 'Search text is required'),
    category: z.enum(caseCategories).optional(),
    searchType: z.enum(searchTypes).default('legal_issue'),
    filters: caseFilters.default({}),
    sort: z.enum(caseSorts).default('relevance'),
    page: z.int().min(1).max(50).default(1),
    /** Sent by the screens of the specification, but ignored: the session tells who is asking. */
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

/** In JSON, unprintable characters and half surrogate pairs are written as escapes. */
function isPlain(json: string): boolean {
  return !/\\u(?:00|d[89a-f])/i.test(json)
}

/** A part of a judgment that matches; `marks` are the matching ranges, as offsets into `text`. */
export const casePassage = z.object({
  paragraphId: z.string(),
  label: z.string(),
  /** What it does in its judgment, inferred from its words. */
  part: z.enum(textParts).optional(),
  text: z.string(),
  marks: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type CasePassage = z.infer<typeof casePassage>

export const rankParts = [
  'text',
  'reliance',
  'said',
  'cited',
  'sections',
  'title',
  'importance',
  'court',
  'recency',
  'meaning',
] as const
export type RankPart = (typeof rankParts)[number]

/** Why a judgment has its rank: a part of its relevance score, and a sentence. */
export const caseReason = z.object({
  /** A part of the ranking, or 'order': the order in which a language model put the first results. */
  part: z.enum([...rankParts, 'order']),
  points: z.number(),
  sentence: z.string(),
})
export type CaseReason = z.infer<typeof caseReason>

const sides = z.object({ petitioner: z.string().nullable(), respondent: z.string().nullable() })

/** The details of a judgment that lists show. */
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

/** What a judgment of the library says was done to another, read from its text, with its own words. */
export const caseTreatment = z.object({
  kind: z.enum(shownTreatments),
  /** Another court or bench did it: `by` is its case, or null where the sentence names none. */
  isTold: z.boolean(),
  by: z.string().nullable(),
  sentence: z.string(),
  paragraphId: z.string(),
})
export type CaseTreatment = z.infer<typeof caseTreatment>

/** How many later judgments say this of a judgment, and the latest of them. */
export const treatedIn = caseTreatment.extend({
  count: z.int(),
  citing: z.object({ id: z.string(), caseTitle: z.string(), year: z.int().nullable() }),
})
export type TreatedIn = z.infer<typeof treatedIn>

export const caseResult = caseReference.extend({
  /** 0 to 100. By relevance, it never increases from one result to the next. */
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
  /** What later decisions and Acts did to it. We write these ourselves; none is extracted from texts. */
  laterEvents: z.array(laterEvent),
  /** What later judgments of the library say was done to it, one entry for each kind. */
  treatedIn: z.array(treatedIn),
  sections: z.array(linkedSection),
  /** True when the library has the judgment's own text, false when it has only our note. */
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

/** How the search understood the query, for 'Understood as ...'. */
export const understoodQuery = z.object({
  /** Citations in the query; `caseId` is null when the library has no such judgment. */
  citations: z.array(z.object({ citation: z.string(), caseId: z.string().nullable() })),
  /** Case numbers and CNRs in the query, with the matching judgments of the library. */
  caseNumbers: z.array(z.object({ number: z.string(), caseIds: z.array(z.string()) })),
  names: z.array(z.string()),
  sections: z.array(lawSection.extend({ also: z.array(lawSection), isInForce: z.boolean().optional() })),
  concepts: z.array(z.object({ term: z.string(), alsoSearched: z.array(z.string()) })),
  courts: z.array(z.string()),
  years: z.object({ from: z.int().nullable(), to: z.int().nullable() }).nullable(),
  phrases: z.array(z.string()),
  excluded: z.array(z.string()),
  /** The words used for the text search. */
  words: z.array(z.string()),
  /** A misspelt word and the word that was searched instead. */
  corrections: z.array(z.object({ typed: z.string(), searched: z.string() })),
  /**
   * The conditions set by operators ('arrest within 5 words of warrant', 'Judge: ...'). For a word with a
   * wildcard, also the words it matched.
   */
  conditions: z.array(z.object({ text: z.string(), note: z.string().nullable() })),
  /** Sentences that say what could not be understood as typed, and what was done instead. */
  notices: z.array(z.string()),
})
export type UnderstoodQuery = z.infer<typeof understoodQuery>

/** A statement and the paragraph that supports it. */
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
  /**
   * 'extracts': sentences copied from the sources. 'model': written by the operator's model and then
   * checked.
   */
  kind: z.enum(['extracts', 'model']),
  sentences: z.array(summarySentence),
  /** The model that wrote it, by the name that the operator configured. */
  model: z.string().nullable(),
  /** Statements removed because their source did not support them, each with the reason. */
  removed: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** Why the model gave no answer although one is configured. */
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
  /** When no judgment matches everything, the judgments that match most of it. */
  nearest: z.array(caseReference),
  tookMs: z.number(),
  /**
   * The id in the recent searches. After a reload, the page repeats the search by this id, so that the
   * text need not be in the address.
   */
  recentId: z.int(),
  /** Whether this search counts towards the monthly limit. */
  counted: z.boolean(),
})
export type CaseSearchAnswer = z.infer<typeof caseSearchAnswer>

export const browseQuerystring = z.object({
  category: z.enum(caseCategories).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** One row of the browse list. */
export const caseRecord = caseReference.extend({
  laterEvents: z.array(laterEvent),
  summary: z.string().nullable(),
  headnotes: z.array(z.string()),
  judges: z.array(z.string()),
  relevantSections: z.array(z.string()),
  /** Only GET /api/case-law/:id returns it; lists leave it out. */
  fullText: z.string().nullable(),
})
export type CaseRecord = z.infer<typeof caseRecord>

export const citedCase = z.object({
  title: z.string(),
  citation: z.string().nullable(),
  treatment: z.enum(treatments).nullable(),
  /** Null when the judgment is not in the library. */
  caseId: z.string().nullable(),
})
export type CitedCase = z.infer<typeof citedCase>

/** One judgment with everything the library has about it. */
export const caseView = caseResult
  .omit({ relevanceScore: true, passages: true, why: true, treatedIn: true })
  .extend({
    paragraphs: z.array(paragraph),
    note: caseNote.nullable(),
    cites: z.array(citedCase),
    source: z.string(),
    fullText: z.string().nullable(),
  })
export type CaseView = z.infer<typeof caseView>

export const citedByQuerystring = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Only the judgments that say that this was done to it. */
  treatment: z.enum(shownTreatments).optional(),
})
export const citingCase = caseReference.extend({ treatments: z.array(caseTreatment) })
export type CitingCase = z.infer<typeof citingCase>
export const citedByAnswer = z.object({
  total: z.int(),
  cases: z.array(citingCase),
  /** How many of all citing judgments say so, whatever was chosen; kinds that none says are left out. */
  treatments: z.array(z.object({ kind: z.enum(shownTreatments), count: z.int() })),
})
export type CitedByAnswer = z.infer<typeof citedByAnswer>

/** The size of the library, and the model in use. */
export const caseCorpus = z.object({
  total: z.int(),
  landmarks: z.int(),
  withFullText: z.int(),
  years: z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  courts: z.array(z.object({ value: z.string(), count: z.int() })),
  categories: z.array(z.object({ value: z.string(), count: z.int() })),
  /** The model to which questions are sent. Null when there is none: then nothing leaves this server. */
  model: z.string().nullable(),
})
export type CaseCorpus = z.infer<typeof caseCorpus>

/**
 * The text of an uploaded PDF or Word file, which the page uses for a search. The server does not store
 * it.
 */
export const uploadedText = z.object({
  text: z.string(),
  /** True when the file was longer than the limit of a search and its text was cut. */
  cut: z.boolean(),
})
export type UploadedText = z.infer<typeof uploadedText>

/** Limits the id in an address to a possible length. */
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

/** The judgment as it is printed, as a file. */
export const drawCaseCall = defineCall('GET /api/case-law/:id/pdf', {
  access: 'user',
  params: caseParams,
  answer: 'file',
})

export const listCitedByCall = defineCall('GET /api/case-law/:id/cited-by', {
  access: 'user',
  params: caseParams,
  query: citedByQuerystring,
  answer: citedByAnswer,
})

/** The request body is the PDF or Word file itself. */
export const uploadTextCall = defineCall('POST /api/case-law/uploads', {
  access: 'user',
  answer: uploadedText,
})
