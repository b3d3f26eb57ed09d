import type { FastifyPluginAsync } from 'fastify'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { AppError } from '#server/lib/app-error.ts'
import { route } from '#server/route.ts'
import { findJudgesCall, listCasesCall, readCourtCall, readJudgeCall } from '#shared/contract/case-lists.ts'
import { said } from '#shared/messages/said.ts'

type ListNeeds = Pick<CaseLibrary, 'list' | 'describeCourt' | 'describeJudge' | 'findJudges'>

/** What is read without a question: lists by court, judge, year and bench. Nothing is counted. */
export function listRoutes(cases: ListNeeds): FastifyPluginAsync {
  return async app => {
    route(app, listCasesCall, async ({ query }) => refuseNull(await cases.list(query)))
    route(app, readCourtCall, async ({ params }) => refuseNull(await cases.describeCourt(params.court)))
    route(app, findJudgesCall, ({ query }) => cases.findJudges(query.name))
    route(app, readJudgeCall, async ({ params }) => refuseNull(await cases.describeJudge(params.judge)))
  }
}

function refuseNull<T>(found: T | null): T {
  if (found === null) throw new AppError('not_found', said('noSuchBench'))
  return found
}
