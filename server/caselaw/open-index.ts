import { openLanceIndex, type SharingIndex } from './lance/lance-index.ts'
import type { CaseIndex } from './library/case-index.ts'
import { type OpenSearchIndexOptions, openOpenSearchIndex } from './opensearch/open-search-index.ts'

export type IndexOptions = Pick<OpenSearchIndexOptions, 'relatedSections' | 'thesaurus'> & {
  /** DATA_DIR/cases. */
  folder: string
  /** The addresses of a cluster (OPENSEARCH_URL); without them the index is in the folder. */
  openSearch: string | undefined
  /** Into how many parts a new library on a cluster is divided (OPENSEARCH_SHARDS). */
  openSearchShards?: number | undefined
}

export type OpenIndex = CaseIndex & Partial<SharingIndex>

/** The judgments of this installation: on its cluster, or in its data folder. */
export function openIndex({ folder, openSearch, openSearchShards: shards, ...law }: IndexOptions): OpenIndex {
  return openSearch
    ? openOpenSearchIndex({ addresses: openSearch, shards, ...law })
    : openLanceIndex({ folder, ...law })
}
