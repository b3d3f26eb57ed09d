import type { CaseCategory, Judgment } from '#shared/cases/judgment.ts'
import type { CaseFacets, CaseFilters } from '#shared/contract/cases.ts'

/** The fields of a judgment that words are looked for in. */
export const textFields = ['title', 'citation', 'headnotes', 'sections', 'body'] as const
export type TextField = (typeof textFields)[number]

/** What is looked for. Fields default to all of them, weighted as the index weighs them. */
export type TextNode =
  | {
      kind: 'words'
      text: string
      match: 'all' | 'any'
      fields?: TextField[]
      fuzzy?: boolean
      boost?: number
    }
  | { kind: 'phrase'; text: string; fields?: TextField[]; boost?: number }
  | { kind: 'section'; act: string; section: string; boost?: number }
  | { kind: 'and' | 'or'; nodes: TextNode[] }
  | { kind: 'not'; node: TextNode }

export type IndexFilters = CaseFilters & { category?: CaseCategory }

export type IndexQuery = {
  /** Null matches everything, for lists that are only filtered. */
  text: TextNode | null
  filters: IndexFilters
  /** A share of the best score: what has less is no match. Nothing is dropped when it is left out. */
  floor?: number
  /** So many of the best are looked at where nothing is filtered; all of them when it is left out. */
  among?: number
  /** How many of the best to return. */
  limit: number
}

export type IndexHit = { id: string; score: number }

export type IndexHits = {
  hits: IndexHit[]
  /** All that match, not only the returned. */
  total: number
  countFacets: CountFacets
}

/**
 * Counted over all that match the text, and over these ids besides; the filter of a facet does not narrow that facet
 * itself.
 */
export type CountFacets = (also?: readonly string[]) => CaseFacets

/**
 * Where judgments are kept and found. What was put is found after `publish`, all of it or, when the process dies
 * first, none of it: a reader always sees the last published state.
 */
export type CaseIndex = {
  search: (query: IndexQuery) => Promise<IndexHits>
  get: (id: string) => Promise<Judgment | null>
  getMany: (ids: string[]) => Promise<Judgment[]>
  put: (judgments: Judgment[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
  publish: () => Promise<void>
  close: () => Promise<void>
}
