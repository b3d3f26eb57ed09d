import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { AppError } from '#server/lib/app-error.ts'
import {
  areKeywords,
  browseQuerystring,
  caseCorpus,
  caseRecord,
  caseSearchAnswer,
  caseSearchBody,
  caseView,
  citedByAnswer,
  citedByQuerystring,
  keywordsRefused,
} from '#shared/contract/cases.ts'
import { caseParams, checkCaseId, unknownCase } from './case-id.ts'
import { createTurns } from './one-at-a-time.ts'
import { recentRoutes } from './recent-routes.ts'
import { savedRoutes } from './saved-routes.ts'
import { type SearchNeeds, searchCases } from './search-cases.ts'
import { uploadRoutes } from './upload-routes.ts'

const own = { access: 'user' } as const

/** 100,000 letters of Devanagari are 300 KB. */
const searchLimit = 512 * 1024

const searchBody = caseSearchBody
  .refine(({ filters }) => isPlain(JSON.stringify(filters)), {
    path: ['filters'],
    message: 'Contains a character that cannot be printed',
  })
  .refine(({ searchType, query }) => searchType !== 'keyword' || areKeywords(query), {
    path: ['query'],
    message: keywordsRefused,
  })

export function caseRoutes(
  needs: Omit<SearchNeeds, 'turns'> & { uploadFolder: string },
): FastifyPluginAsyncZod {
  const { cases } = needs
  const turns = createTurns()
  return async app => {
    await app.register(recentRoutes(needs.db))
    await app.register(savedRoutes(needs))
    await app.register(uploadRoutes(needs.uploadFolder))

    app.post(
      '/api/case-law/search',
      {
        config: own,
        bodyLimit: searchLimit,
        schema: { body: searchBody, response: { 200: caseSearchAnswer } },
        errorHandler: error => {
          throw error.statusCode === 413 ? tooLong() : error
        },
      },
      async request =>
        searchCases({ ...needs, turns }, readSignedIn(request).user.id, request.body, request.log),
    )

    app.get(
      '/api/case-law',
      { config: own, schema: { querystring: browseQuerystring, response: { 200: z.array(caseRecord) } } },
      async request => cases.browse(request.query),
    )

    app.get('/api/case-law/corpus', { config: own, schema: { response: { 200: caseCorpus } } }, async () =>
      cases.describe(),
    )

    app.get(
      '/api/case-law/:id',
      { config: own, schema: { params: caseParams, response: { 200: caseView } } },
      async request => refuseNull(await cases.read(checkCaseId(request.params.id))),
    )

    app.get(
      '/api/case-law/:id/cited-by',
      {
        config: own,
        schema: { params: caseParams, querystring: citedByQuerystring, response: { 200: citedByAnswer } },
      },
      async request => refuseNull(await cases.citedBy(checkCaseId(request.params.id), request.query.page)),
    )
  }
}

function refuseNull<T>(found: T | null): T {
  if (found === null) throw unknownCase()
  return found
}

function tooLong(): AppError {
  return new AppError('too_large', 'This is longer than a search takes (1,00,000 characters).')
}

/** JSON writes what cannot be printed, and halves of letters, as escapes. */
function isPlain(json: string): boolean {
  return !/\\u(?:00|d[89a-f])/i.test(json)
}
