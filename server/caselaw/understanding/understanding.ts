import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { CaseFilters, UnderstoodQuery } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { TextNode } from '../library/index-query.ts'
import type { NearMark } from '../text/near-marks.ts'
import type { AskedNumber } from './find-numbers.ts'

/** What a query is read with. */
export type Law = {
  sectionMap: SectionMap
  thesaurus: Thesaurus
  /** The courts as the library names them: a court it does not have is no filter but words. */
  knownCourts: readonly string[]
  /** Whether what looks like the name of a case may be one. */
  isName?: (name: string) => boolean
  /** Whether a judgment of the library has the section. */
  hasSection: (section: LawSection) => boolean
  /** The judges of the library, as it spells them. */
  knownJudges?: () => readonly string[]
  /** The judgments of the library that have a case number, surest first. */
  casesNumbered?: (asked: AskedNumber) => string[]
}

/** What most of a query is made of. */
export type Intent = 'citation' | 'name' | 'section' | 'concept' | 'words' | 'brief'

export type Understanding = {
  /** For the reader. Whose judgment a citation is, and what was misspelt, is found out by the caller. */
  understood: UnderstoodQuery
  /** For the index. Null when there is nothing to look for: then only filters, if there are any, choose judgments. */
  node: TextNode | null
  intent: Intent
  /** Only what the query says in so many words. */
  filters: Pick<CaseFilters, 'courts' | 'yearFrom' | 'yearTo'>
  /** What passages are chosen by and marked with: the words of the query and the English terms it stands for. */
  rankWords: string[]
  /** What passages are chosen by besides, where operators ask for it. */
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
