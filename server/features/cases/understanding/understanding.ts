import type { SectionMap } from '#server/content/section-map.ts'
import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { SectionReference } from '#shared/cases/judgment.ts'
import type { CaseFilters, UnderstoodQuery } from '#shared/contract/cases.ts'
import type { TextNode } from '../index/case-index.ts'

/** What a query is read with. */
export type Law = {
  sectionMap: SectionMap
  thesaurus: Thesaurus
  /** The courts as the library names them: a court it does not have is no filter but words. */
  knownCourts: readonly string[]
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
}

export function emptyUnderstood(): UnderstoodQuery {
  return {
    citations: [],
    names: [],
    sections: [],
    concepts: [],
    courts: [],
    years: null,
    phrases: [],
    excluded: [],
    words: [],
    corrections: [],
  }
}

export function unique<Value>(values: readonly Value[], key: (value: Value) => string = String): Value[] {
  const seen = new Map<string, Value>()
  for (const value of values) if (!seen.has(key(value))) seen.set(key(value), value)
  return [...seen.values()]
}

export function wholeSection({ act, section }: SectionReference): SectionReference {
  return { act, section: section.replace(/\(.*/, '') }
}
