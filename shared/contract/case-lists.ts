import { z } from 'zod'
import { caseCategories, caseSorts } from '#shared/cases/search-choices.ts'
import { defineCall } from '#shared/contract/call.ts'
import { caseFacets, caseReference } from '#shared/contract/cases.ts'
import { typedText } from '#shared/contract/text.ts'

export const listedPerPage = 20
/** So many of a list can be paged through; years and courts narrow a longer one. */
export const mostListed = 1000

const slug = z.string().min(1).max(200)

/** Without words: courts and judges by their addresses (list-address.ts). */
export const caseListQuery = z.object({
  court: slug.optional(),
  judge: slug.optional(),
  category: z.enum(caseCategories).optional(),
  year: z.coerce.number().int().min(1800).max(2100).optional(),
  benchFrom: z.coerce.number().int().min(1).max(15).optional(),
  sort: z.enum(caseSorts).exclude(['relevance']).default('newest'),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostListed / listedPerPage)
    .default(1),
})
export type CaseListQuery = z.output<typeof caseListQuery>

export const listedCase = caseReference.extend({ judges: z.array(z.string()) })
export type ListedCase = z.infer<typeof listedCase>

export const caseList = z.object({
  total: z.int(),
  cases: z.array(listedCase),
  /** For each value, what choosing it would list. */
  facets: caseFacets,
})
export type CaseList = z.infer<typeof caseList>

const counted = z.array(z.object({ value: z.string(), count: z.int() }))

/** A court or a judge, as far as the library knows them. */
export const caseBench = z.object({
  name: z.string(),
  total: z.int(),
  years: z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  /** Those with the most judgments first: the judges of a court, or with whom a judge sat. */
  judges: counted,
  courts: counted,
  sections: counted,
  mostCited: z.array(caseReference),
})
export type CaseBench = z.infer<typeof caseBench>

export const judgeProfile = caseBench.extend({
  /** The name as judgments print it, all of which are counted as one judge. */
  spellings: z.array(z.string()),
  /** Other names that may be the same judge, or another. */
  alike: z.array(z.string()),
})
export type JudgeProfile = z.infer<typeof judgeProfile>

export const listCasesCall = defineCall('GET /api/case-law/list', {
  access: 'user',
  query: caseListQuery,
  answer: caseList,
})

export const readCourtCall = defineCall('GET /api/case-law/courts/:court', {
  access: 'user',
  params: z.object({ court: slug }),
  answer: caseBench,
})

export const readJudgeCall = defineCall('GET /api/case-law/judges/:judge', {
  access: 'user',
  params: z.object({ judge: slug }),
  answer: judgeProfile,
})

/** The judges that a name may mean, in any spelling. */
export const findJudgesCall = defineCall('GET /api/case-law/judges', {
  access: 'user',
  query: z.object({ name: typedText(100).check(z.minLength(2)) }),
  answer: z.array(z.string()),
})
