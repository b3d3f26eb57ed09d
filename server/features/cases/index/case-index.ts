import type { CaseCategory, Judgment } from '#shared/cases/judgment.ts'
import type { CaseFacets, CaseFilters } from '#shared/contract/cases.ts'
import type { Bigrams } from './bigrams.ts'
import type { CitationGraph } from './graph.ts'
import type { JudgmentMeta } from './layout.ts'
import type { TermStatistics } from './term-statistics.ts'

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
  /** Null matches everything, for lists that are only filtered; an `or` of nothing matches nothing. */
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

/** A judgment without its text, as lists, filters and counts need it. */
export type Entry = JudgmentMeta & { id: string; hasFullText: boolean }

/** The published judgments; another object after each publication, so that what is worked out of it can be kept by it. */
export type Catalogue = { entries: readonly Entry[]; byId: (id: string) => Entry | undefined }

/**
 * Where judgments are kept and found. What was put is found after `publish`, all of it or, when the process dies
 * first, none of it: a reader always sees the last published state.
 */
export type CaseIndex = {
  search: (query: IndexQuery) => Promise<IndexHits>
  get: (id: string) => Promise<Judgment | null>
  getMany: (ids: string[]) => Promise<Judgment[]>
  catalogue: () => Promise<Catalogue>
  graph: () => Promise<CitationGraph>
  terms: () => Promise<TermStatistics>
  /** The word pairs of judgments, for the ranking. */
  bigrams: (ids: string[]) => Promise<Map<string, Bigrams>>
  /** The edition of the landmark judgments that is published; null before the first. */
  landmarks: () => string | null
  put: (judgments: Judgment[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
  /** The edition of the landmarks stays as it was where none is named. */
  publish: (landmarks?: string) => Promise<void>
  close: () => Promise<void>
}
