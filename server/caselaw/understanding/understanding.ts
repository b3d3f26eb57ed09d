import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { CaseFilters, UnderstoodQuery } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { AskedCase } from '../library/look-up.ts'
import type { TextNode } from '../library/search-query.ts'
import type { NearMark } from '../text/near-marks.ts'

/** What is needed to read a query. */
export type Law = {
  sectionMap: SectionMap
  thesaurus: Thesaurus
  /** The courts as the library names them; any other court in a query is only words. */
  knownCourts: readonly string[]
  /** Whether a text in the form of a case name may be one. */
  isName?: (name: string) => boolean
  hasSection: (section: LawSection) => boolean
  /** The judges of the library that a text may mean, in its spelling. */
  judgesNamed?: (text: string) => readonly string[]
  /** The judgments of the library that have a case number, best match first. */
  casesNumbered?: (asked: AskedCase) => string[]
}

/** What most of a query is made of. */
export type Intent = 'citation' | 'name' | 'section' | 'concept' | 'words' | 'brief'

export type Understanding = {
  /** For the reader. The caller adds which judgment a citation means, and the spelling corrections. */
  understood: UnderstoodQuery
  /** For the index. Null if there is no text to search: then only the filters, if any, choose judgments. */
  node: TextNode | null
  /** What a query that only excludes leaves out: enough to narrow a list, not to make one. */
  excluding?: TextNode
  intent: Intent
  /** Only what the query says expressly. */
  filters: Pick<CaseFilters, 'courts' | 'yearFrom' | 'yearTo'>
  /** What passages are chosen by and marked with: words of the query, English terms of its concepts. */
  rankWords: string[]
  /** Beginnings and NEAR conditions that passages are also chosen by. */
  marks?: { prefixes: readonly string[]; nears: readonly NearMark[] }
}

export function emptyUnderstood(): UnderstoodQuery {
  return {
    citations: [],
    caseNumbers: [],
    names: [],
    sections: [],
    concepts: [],
    courts: [],
    years: null,
    phrases: [],
    excluded: [],
    words: [],
    corrections: [],
    conditions: [],
    notices: [],
  }
}

export function unique<Value>(values: readonly Value[], key: (value: Value) => string = String): Value[] {
  const seen = new Map<string, Value>()
  for (const value of values) if (!seen.has(key(value))) seen.set(key(value), value)
  return [...seen.values()]
}
