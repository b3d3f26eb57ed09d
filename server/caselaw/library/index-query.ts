import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { CaseFacets, CaseFilters } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { NearTerm } from '../text/near-marks.ts'

/** The fields of a judgment that words are looked for in. */
export const textFields = ['title', 'citation', 'headnotes', 'sections', 'body'] as const
export type TextField = (typeof textFields)[number]

/**
 * A section, or any of those that are the same under another number: what holds one of them holds it, and gets what it is
 * worth once.
 */
export type SectionNode = {
  kind: 'section'
  act: string
  section: string
  also?: readonly LawSection[]
  /** Where it was asked for by its number, the floor does not drop what holds it. */
  isNamed?: boolean
  boost?: number
}

/** What is known of a judgment beside its text; it holds or it does not, and adds nothing to a score. */
export type KnownTest =
  | { field: 'judge'; judges: readonly string[] }
  | { field: 'court'; courts: readonly string[] }
  | { field: 'id'; ids: readonly string[] }
  | { field: 'year'; from: number | null; to: number | null }
  /** A whole act, or a number whatever its act. */
  | { field: 'section'; act: string | null; section: string | null }

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
  | SectionNode
  /** Any word that begins so; it is spelt out by the vocabulary before the index is asked. */
  | { kind: 'prefix'; text: string; fields?: TextField[] }
  /** One of these within so many words of one of those, in either order. */
  | { kind: 'near'; left: readonly NearTerm[]; right: readonly NearTerm[]; within: number }
  | { kind: 'known'; test: KnownTest }
  | { kind: 'and' | 'or'; nodes: TextNode[] }
  | { kind: 'not'; node: TextNode }

export type IndexFilters = CaseFilters & { category?: CaseCategory }

export type IndexQuery = {
  /** Null matches everything, for lists that are only filtered; an `or` of nothing matches nothing. */
  text: TextNode | null
  filters: IndexFilters
  /** A share of the best score among what passes the filters: what has less is no match. Nothing is dropped when it is left out. */
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
  /** Whether it is one of `total`, returned or not. */
  isFound: (id: string) => boolean
  countFacets: CountFacets
}

/**
 * Of each value, how many would be found if it were chosen, and these ids besides; the filter of a facet does not narrow
 * that facet itself.
 */
export type CountFacets = (also?: readonly string[]) => CaseFacets
