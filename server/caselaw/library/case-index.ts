import type { CaseNumber } from '#server/law/cases/case-numbers.ts'
import type { Judgment, Precedent } from '#shared/cases/judgment.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { WordPairs } from '../text/word-pairs.ts'
import type { IndexFilters, IndexHits, IndexQuery } from './index-query.ts'

/** The fields that lists, filters and counts need of every judgment. */
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
  'treated',
] as const
export type JudgmentMeta = Pick<Judgment, (typeof metaKeys)[number]>

/** A judgment without its text. */
export type Entry = JudgmentMeta & { id: string; hasFullText: boolean }

/** The judgments of one publication. Later ones do not change it, so a question must use one snapshot. */
export type Snapshot = {
  /** The name of the publication. Each publication has a new one. */
  edition: string
  /** The same array while this edition is published, so that results computed from it can be cached. */
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

/** Which judgments of the library cite which. Edges go from the citing judgment to the cited one. */
export type CitationGraph = {
  cites: (id: string) => string[]
  citedBy: (id: string) => string[]
  /** The number of judgments that cite the most cited one. */
  mostCited: number
  /** The judgment that a printed precedent means; null when that is not certain. */
  resolve: (precedent: Pick<Precedent, 'title' | 'citation'>) => string | null
}

/** How common words are. Shows which words matter in a text, and which spelling was meant. */
export type TermStatistics = {
  /** The rarer, the higher; a word that was never seen counts as the rarest. */
  rarity: (word: string) => number
  /** The number of counted judgments that contain the word. */
  count: (word: string) => number
  /** The same count for the word exactly as written, singular or plural. */
  written: (word: string) => number
  rarityOf: (count: number) => number
  words: () => Iterable<string>
  /** The rarity of a word pair (word-pairs.ts). */
  pairRarity: (gram: number) => number
  /** The average number of words in a judgment, without small words. */
  averageLength: number
}

/** The words of the library in their written forms, not stemmed. */
export type Vocabulary = {
  /** Words with this beginning, those in the most judgments first, and their total number. */
  startingWith: (beginning: string, most: number) => { words: string[]; total: number }
  /** Whether the list has been made: a library of an earlier version of the program has none at first. */
  isThere: () => boolean
}

/** Finds the ids of the judgments with a case number. */
export type CaseNumbers = { find: (number: CaseNumber) => string[] }

/**
 * Stores and finds judgments. What was put can be found after `publish`: all of it or, if the process dies
 * before that, none of it.
 */
export type CaseIndex = {
  /** Runs the work on what is published now. The snapshot is valid only until the work is done. */
  withSnapshot: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>
  /** The edition of the landmark judgments that is published; null before the first. */
  landmarks: () => string | null
  put: (judgments: Judgment[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
  isComplete: () => boolean
  /** Adds what the published state lacks because an earlier version of the program made it. */
  complete: () => Promise<void>
  /** Without `landmarks`, their edition stays as it was. */
  publish: (landmarks?: string) => Promise<void>
  close: () => Promise<void>
}
