import type { FastifyBaseLogger } from 'fastify'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import type { Tally } from '#server/features/statistics/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import { describeWithoutWords } from '#server/lib/log-options.ts'
import type { CaseQuestion, CaseSearchAnswer } from '#shared/contract/cases.ts'
import { type CountNeeds, countOnceADay } from './count-search.ts'
import type { Turns } from './one-at-a-time.ts'
import { hashQuestion, keepRecent } from './recent.ts'

export type SearchNeeds = CountNeeds & { cases: CaseLibrary; turns: Turns; tally: Tally }

/**
 * Searches when it is the person's turn, counts the search unless the same was counted today, and stores it in the
 * recent searches.
 */
export async function searchCases(
  { cases, turns, tally, ...needs }: SearchNeeds,
  ownerId: number,
  question: CaseQuestion,
  { log, signal }: { log: FastifyBaseLogger; signal: AbortSignal },
): Promise<CaseSearchAnswer> {
  const hash = hashQuestion(ownerId, question)
  const { result, counted } = await turns(ownerId, () =>
    countOnceADay(needs, ownerId, hash, async () => {
      if (signal.aborted) throw hasGone()
      const findings = await find(() => cases.search(question, signal), { log, signal })
      const found = { total: findings.total, at: needs.clock() }
      return { findings, recentId: await keepRecent(needs.db, ownerId, question, found) }
    }),
  )
  if (counted) tally.search('cases', result.findings.total)
  return { ...result.findings, recentId: result.recentId, counted }
}

/** The log gets what failed and where, never the question: an engine's message may quote it. */
async function find<Findings>(
  search: () => Promise<Findings>,
  { log, signal }: { log: FastifyBaseLogger; signal: AbortSignal },
): Promise<Findings> {
  try {
    return await search()
  } catch (error) {
    if (signal.aborted) throw hasGone()
    log.error({ failure: describeWithoutWords(error) }, 'a case-law search failed')
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', 'AI search failed')
  }
}

/** Nobody reads it: the browser has closed the request. Such a search is not counted. */
function hasGone(): AppError {
  return new AppError('unavailable', 'This search was given up.')
}
