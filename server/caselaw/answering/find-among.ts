import type { CaseQuestion, CaseReference } from '#shared/contract/cases.ts'
import type { Entry } from '../library/entry.ts'
import type { TextNode } from '../library/search-query.ts'
import { type Edition, type RankNeeds, rankQuestion } from '../ranking/rank-question.ts'
import { presentReference } from './present-case.ts'

/**
 * Of these judgments, those that the question lists, best first. A question in words lists its best 1,000; a keyword
 * search lists whatever matches, so judgments beyond the ranked ones are searched for by themselves. No model is used.
 */
export async function findAmong(
  question: CaseQuestion,
  ids: readonly string[],
  edition: Edition,
  needs: RankNeeds,
): Promise<CaseReference[]> {
  const { snapshot } = edition
  const wanted = new Set(ids)
  const { plan, ranked, count, filters } = await rankQuestion(question, edition, needs, { withModels: false })
  const found = new Map<string, Entry>()
  for (const { entry } of ranked) if (wanted.has(entry.id)) found.set(entry.id, entry)
  if (question.searchType === 'keyword' && (await count()).total > ranked.length) {
    const among: TextNode = { kind: 'known', test: { field: 'id', ids } }
    const text: TextNode = plan.node ? { kind: 'and', nodes: [plan.node, among] } : among
    const { hits } = await snapshot.search({ text, filters, within: plan.within, size: ids.length })
    for (const { entry } of hits) found.set(entry.id, entry)
  }
  return [...found.values()].map(presentReference)
}
