import type { CaseQuestion, RankPart } from '#shared/contract/cases.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { AskedNumber } from '../understanding/find-numbers.ts'
import { type LongQuestion, longQuestion } from '../understanding/long-questions.ts'
import { understandQuery } from '../understanding/understand.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { askModels, type ModelNeeds, noModelAnswers } from './ask-model.ts'
import { nameFinderOf } from './name-finder.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import { type RankedPlan, rankPlan } from './rank-plan.ts'

/** The data that one question is answered from, the same from start to end. */
export type Edition = { snapshot: Snapshot; law: Law }

export type RankNeeds = ModelNeeds & {
  clock: () => Date
  /** Understands a long question in a worker; without it, the question is understood here. */
  understandLong?: (question: LongQuestion) => Promise<Understanding>
}

type Asking = { weights?: Record<RankPart, number> | undefined; withModels?: boolean }

/** From the question to the ranked judgments of the edition, with the plan they were chosen by. */
export async function rankQuestion(
  question: CaseQuestion,
  { snapshot, law }: Edition,
  needs: RankNeeds,
  { weights, withModels = true }: Asking = {},
): Promise<RankedPlan & { plan: SearchPlan }> {
  const finder = nameFinderOf(snapshot, { thesaurus: law.thesaurus, terms: snapshot.terms })
  const { rewritten, nearest } = withModels ? await askModels(question, needs) : noModelAnswers
  const known = { ...law, casesNumbered: createCasesNumbered(snapshot), isName: finder.isName }
  const reading = await understand(question, known, needs)
  const plan = planSearch(question, reading, { law: known, snapshot, finder, rewritten })
  const thisYear = needs.clock().getFullYear()
  return { plan, ...(await rankPlan(question, plan, { snapshot, nearest, thisYear, weights })) }
}

function understand({ query, searchType }: CaseQuestion, law: Law, { understandLong }: RankNeeds) {
  return understandLong && query.length > longQuestion
    ? understandLong({ text: query, searchType, knownCourts: law.knownCourts })
    : understandQuery(query, searchType, law)
}

/** The judgments that have a case number or a CNR; those with exactly the same type of case come first. */
export function createCasesNumbered({
  entries,
  caseNumbers,
}: Pick<Snapshot, 'entries' | 'caseNumbers'>): (asked: AskedNumber) => string[] {
  return ({ cnr, numbers: wanted }) => {
    if (cnr === null) return [...new Set(wanted.flatMap(number => caseNumbers.find(number)))]
    const slug = cnr.toLowerCase()
    // The id of a judgment contains its CNR (judgment-id.ts); one case may have several orders.
    return entries.flatMap(({ id }) => (id.split('-').includes(slug) ? [id] : []))
  }
}
