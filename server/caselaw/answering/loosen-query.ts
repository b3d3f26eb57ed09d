import type { CaseQuestion, CaseReference } from '#shared/contract/cases.ts'
import { nameSection } from '#shared/law/section.ts'
import type { SearchPlan } from '../ranking/plan-search.ts'
import type { Ranked } from '../ranking/rank.ts'
import { presentReference } from './present-case.ts'

/** About as many characters as a question has. */
const longest = 400

/**
 * The query if no judgment has everything that was asked: the same words, none of them required. Null if
 * nothing is left to ask.
 */
export function loosenQuery({ reading, expansions }: SearchPlan): CaseQuestion | null {
  const { words, phrases, names, sections } = reading.understood
  const sides = (reading.marks?.nears ?? []).flatMap(({ left, right }) => [...left, ...right])
  const beginnings = expansions.filter(({ isRefused }) => !isRefused).map(one => one.words[0] ?? '')
  const query = [
    ...names,
    ...sections.map(nameSection),
    ...words,
    ...phrases,
    ...sides.filter(({ isPrefix }) => !isPrefix).map(({ text }) => text),
    ...beginnings,
  ].join(' ')
  if (query.trim() === '') return null
  return {
    query: query.slice(0, longest),
    searchType: 'legal_issue',
    filters: {},
    sort: 'relevance',
    page: 1,
  }
}

const nearestTold = 3

/** A judgment that only others rely on has none of the words, so it is not near. */
export function chooseNearest(ranked: readonly Ranked[]): CaseReference[] {
  const near = ranked.filter(one => one.explain().some(({ part }) => part === 'text' || part === 'title'))
  return near.slice(0, nearestTold).map(({ entry }) => presentReference(entry))
}
