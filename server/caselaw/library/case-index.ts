import type { CaseNumber } from '#server/law/cases/case-numbers.ts'
import type { Judgment, Precedent } from '#shared/cases/judgment.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import type { IndexFilters, IndexHits, IndexQuery } from './index-query.ts'

/** What lists, filters and counts need of every judgment. */
export const metaKeys = [
  'title',
  'court',
  'date',
  'year',
  'bench',
  'citations',
  'category',
  'categoryInferred',
  'importance',
  'sections',
] as const
export type JudgmentMeta = Pick<Judgment, (typeof metaKeys)[number]>

/** A judgment without its text. */
export type Entry = JudgmentMeta & { id: string; hasFullText: boolean }

/**
 * The judgments as one publication left them. A publication in the meantime changes nothing in it: whatever belongs to one
 * question is asked of one snapshot.
 */
export type Snapshot = {
  /** Names what is published: another name after each publication. */
  edition: string
  /** The same list for as long as this edition is published, so that what is computed from it can be kept with it. */
  entries: readonly Entry[]
  byId: (id: string) => Entry | undefined
  /** Whether one of the judgments has the section. */
  hasSection: (section: LawSection) => boolean
  search: (query: IndexQuery) => Promise<IndexHits>
  /** Of these judgments, those that pass the filters. */
  selectEntries: (ids: readonly string[], filters: IndexFilters) => Entry[]
  /** In the order asked for; unknown ids are left out. */
  loadJudgments: (ids: readonly string[]) => Promise<Judgment[]>
  /** The word pairs of judgments, for the ranking. */
  loadWordPairs: (ids: readonly string[]) => Promise<Map<string, WordPairs>>
  graph: CitationGraph
  terms: TermStatistics
  vocabulary: Vocabulary
  caseNumbers: CaseNumbers
}

/** Which judgments of the library cite which: the edges point from the later judgment to the one it cites. */
export type CitationGraph = {
  cites: (id: string) => string[]
  citedBy: (id: string) => string[]
  /** How many judgments cite the one that is cited most. */
  mostCited: number
  /** The judgment of the library that a printed precedent means, when it is certain. */
  resolve: (precedent: Pick<Precedent, 'title' | 'citation'>) => string | null
}

/** How common words are: which of them say what a text is about, and which spelling was meant. */
export type TermStatistics = {
  /** The rarer, the higher; a word that was never seen counts as the rarest. */
  rarity: (word: string) => number
  /** In how many of the counted judgments it stands. */
  count: (word: string) => number
  /** The same of a word just as it is written, plural or not. */
  written: (word: string) => number
  rarityOf: (count: number) => number
  words: () => Iterable<string>
  /** The rarity of a word pair (word-pairs.ts). */
  pairRarity: (gram: number) => number
  /** The words of the average judgment, small ones left out. */
  averageLength: number
}

/** Every word of the library, as it is written there. */
export type Vocabulary = {
  /** The words that begin so, in the most judgments first, and how many there are in all. */
  startingWith: (beginning: string, most: number) => { words: string[]; total: number }
  /** Whether the list has been made: a library of an earlier version of the program has none at first. */
  isThere: () => boolean
}

/** Which judgments have which case number. */
export type CaseNumbers = { find: (number: CaseNumber) => string[] }

/**
 * Where judgments are kept and found. What was put is found after `publish`, all of it or, when the process dies
 * first, none of it.
 */
export type CaseIndex = {
  /** Does the work on what is published now; the snapshot is whole until the work is done, and not after it. */
  withSnapshot: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>
  /** The edition of the landmark judgments that is published; null before the first. */
  landmarks: () => string | null
  put: (judgments: Judgment[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
  isComplete: () => boolean
  /** Computes what the published state lacks because an earlier version of the program made it. */
  complete: () => Promise<void>
  /** The edition of the landmarks stays as it was where none is named. */
  publish: (landmarks?: string) => Promise<void>
  close: () => Promise<void>
}
