import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { CaseFacets, CaseFilters } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { NearTerm } from '../text/near-marks.ts'

/** The fields of a judgment in which words are searched. */
export const textFields = ['title', 'citation', 'headnotes', 'sections', 'body'] as const
export type TextField = (typeof textFields)[number]

/** A section, or the same under another number. A judgment with any of them matches, and scores once. */
export type SectionNode = {
  kind: 'section'
  act: string
  section: string
  also?: readonly LawSection[]
  /** The query gave its number, so the floor does not drop judgments with it. */
  isNamed?: boolean
  boost?: number
}

/** A condition on the known facts of a judgment, not on its text. It adds nothing to the score. */
export type KnownTest =
  | { field: 'judge'; judges: readonly string[] }
  | { field: 'court'; courts: readonly string[] }
  | { field: 'id'; ids: readonly string[] }
  | { field: 'year'; from: number | null; to: number | null }
  /** Null means any act, or any section of the act. */
  | { field: 'section'; act: string | null; section: string | null }

/** What to search for. Without `fields`, the whole judgment is searched. */
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
  | SectionNode
  /** Any word with this beginning. The vocabulary lists these words before the index is asked. */
  | { kind: 'prefix'; text: string; fields?: TextField[] }
  /** A term of `left` within so many words of a term of `right`, in either order. */
  | { kind: 'near'; left: readonly NearTerm[]; right: readonly NearTerm[]; within: number }
  | { kind: 'known'; test: KnownTest }
  | { kind: 'and' | 'or'; nodes: TextNode[] }
  | { kind: 'not'; node: TextNode }

export type IndexFilters = CaseFilters & { category?: CaseCategory }

export type IndexQuery = {
  /** Null matches everything, for lists that are only filtered. An `or` without nodes matches nothing. */
  text: TextNode | null
  filters: IndexFilters
  /** A share of the best score that passes the filters. Less is no match. By default nothing is dropped. */
  floor?: number
  /** Without filters and sections, only so many of the best are considered. By default all are. */
  among?: number
  /** How many of the best to return. */
  limit: number
}

export type IndexHit = { id: string; score: number }

export type IndexHits = {
  hits: IndexHit[]
  /** The number of all matches, not only the returned ones. */
  total: number
  /** Whether the judgment is a match, returned or not. */
  isFound: (id: string) => boolean
  countFacets: CountFacets
}

/**
 * For each value, how many judgments choosing it would find, including those in `also`. The filter of a
 * facet does not narrow that facet.
 */
export type CountFacets = (also?: readonly string[]) => CaseFacets
