import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { CaseFacets, CaseFilters } from '#shared/contract/cases.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { NearTerm } from '../text/near-marks.ts'
import type { Entry } from './entry.ts'
import type { HitOrder } from './hit-order.ts'

/** The fields of a judgment in which words are searched. */
export const textFields = ['title', 'citation', 'headnotes', 'body'] as const
export type TextField = (typeof textFields)[number]

/** A section, or the same under another number. A judgment with any of them matches, and scores once. */
export type SectionNode = {
  kind: 'section'
  act: string
  section: string
  also?: readonly LawSection[]
  /** The query gave its number, so the floor does not drop judgments with it, and who mentions it most scores more. */
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

export type WordsNode = {
  kind: 'words'
  /** Separated by one space. */
  text: string
  match: 'all' | 'any'
  /** Without them, the whole judgment is searched, and its title, citations and headnotes count more. */
  fields?: TextField[]
  /** One letter may be wrong. */
  fuzzy?: boolean
  /** The other forms of each word are searched too (conviction, convicted) and count half. */
  forms?: boolean
  boost?: number
}

/** What to search for. */
export type TextNode =
  | WordsNode
  /** These words in this order, exactly as written. Without `fields`, in the whole judgment. */
  | { kind: 'phrase'; text: string; fields?: TextField[]; boost?: number }
  | SectionNode
  /**
   * Any word with this beginning: `words` are those that `lookUp` gave for it, and what the reader is told.
   * An engine may search the beginning itself instead.
   */
  | { kind: 'prefix'; text: string; words?: readonly string[]; fields?: TextField[] }
  /** A term of `left` within so many words of a term of `right`, in either order. No term is a beginning. */
  | { kind: 'near'; left: readonly NearTerm[]; right: readonly NearTerm[]; within: number }
  | { kind: 'known'; test: KnownTest }
  /** An `or` without nodes matches nothing. */
  | { kind: 'and' | 'or'; nodes: TextNode[] }
  | { kind: 'not'; node: TextNode }

export type IndexFilters = Omit<CaseFilters, 'within'> & { category?: CaseCategory }

export type SearchQuery = {
  /** Null matches everything, for lists that are only filtered. */
  text: TextNode | null
  /** A section of a filter is also the same section under its old or new number. */
  filters: IndexFilters
  /** Only judgments that match this too, whatever they are asked beside. It adds nothing to a score. */
  within?: TextNode | undefined
  /**
   * Another order than the best first, of all that match (hit-order.ts). `floor` and `pairs` are about the
   * best, and are not used with it.
   */
  order?: HitOrder | undefined
  /** A share of the best score that passes the filters. Less is no match. By default nothing is dropped. */
  floor?: number
  /** How many of the best to return. */
  size: number
  /** Neighbouring words of these texts: of the best `among` by words, those that have them too move up. */
  pairs?: { texts: readonly string[]; weight: number; among: number }
  /** Of so many of the best, after `pairs`, also what they cite: of the hits, and of all that match whatever the filters. */
  citing?: number
}

/** A score means something only beside the others of the same search. */
export type Hit = { entry: Entry; score: number; cites: readonly string[] }
export type Citing = { id: string; score: number; cites: readonly string[] }

export type Found = {
  /** Best first, unless another order was asked for. None if nothing matches. */
  hits: Hit[]
  /** As many as `citing` says, of all that match whatever the filters. */
  best: Citing[]
  complete: Complete
}

/**
 * The rest of the answer, when it is known which others belong to it whatever their text and the filters: `joined` are those
 * of them that were not returned as hits and pass the filters. It may be called once, before the snapshot ends.
 */
export type Complete = (others: readonly string[]) => Promise<Completed>

export type Completed = {
  joined: Entry[]
  /** Known after the hits, which need not wait for it. */
  count: () => Promise<Counts>
}

export type Counts = {
  /** Of all that was found or joined, not only the returned ones, none counted twice. */
  total: number
  /**
   * For each value, how many judgments choosing it would find (its own floor, so counts may add up to more
   * than the total), with the joined ones. The filter of a facet does not narrow that facet. At most 30
   * values, 300 years.
   */
  facets: CaseFacets
}
