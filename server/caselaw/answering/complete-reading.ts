import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import type { IndexFilters } from '../library/search-query.ts'
import type { SearchPlan } from '../ranking/plan-search.ts'
import { describeExpansions } from './describe-expansions.ts'
import { describeFilters } from './describe-filters.ts'

/** If a name may mean more judgments than this, the reader is not told which; they are first in the list. */
const namesTold = 3

/** What was understood, completed with what only the library and the law know. */
export function completeReading(
  {
    reading: { understood },
    citations,
    corrections,
    names: found,
    expansions,
    lacksWords,
    ...plan
  }: SearchPlan,
  applied: IndexFilters,
  sectionMap: Pick<SectionMap, 'isInForce'>,
): UnderstoodQuery {
  const isTold = understood.names.length === 0 && found.length <= namesTold
  const names = isTold ? found.map(({ title }) => title) : understood.names
  const sections = understood.sections.map(section => ({
    ...section,
    isInForce: sectionMap.isInForce(section),
  }))
  const described = { ...understood, ...describeFilters(understood, applied) }
  const told = { ...described, notices: [...described.notices, ...plan.narrowingNotices] }
  return {
    ...told,
    names,
    citations,
    sections,
    corrections,
    ...(lacksWords ? { notices: [...told.notices, noWordsYet] } : describeExpansions(told, expansions)),
  }
}

const noWordsYet =
  'The list of the words of this library is being made: beginnings (retrench*) can be searched in a few minutes.'
