import { StartError } from '#server/lib/app-error.ts'
import type { Importance, Judgment, Precedent, Treated } from '#shared/cases/judgment.ts'
import type { CaseCategory } from '#shared/cases/search-choices.ts'
import type { Entry } from './entry.ts'
import type { Known, LookUp } from './look-up.ts'
import type { Found, IndexFilters, SearchQuery } from './search-query.ts'
import type { SharedVectors } from './shared-vectors.ts'
import type { MeantVector, VectorStore } from './vector-store.ts'

/**
 * Stores and finds judgments. A question is answered from one snapshot: publications meanwhile do not change
 * it. Nothing that it gives grows with the library, and every call is one request to an engine elsewhere.
 */
export type CaseIndex = {
  /** Runs the work on what is published now. The snapshot is valid only until the work is done. */
  withSnapshot: <T>(work: (snapshot: Snapshot) => Promise<T>) => Promise<T>
  /** The edition of the landmark judgments that is published; null before the first. Opens nothing. */
  landmarks: () => Promise<string | null>
  /** There may be one writer at a time; while there is another, this throws LibraryBusyError. */
  beginWrite: () => Promise<CaseWriter>
  /** Works out what putting these judgments takes, so that less is left to do while others wait to write. */
  prepare?: (judgments: readonly Judgment[]) => void
  /**
   * Adds what the published state lacks because an earlier version of the program made it. Searches go on
   * meanwhile. Does nothing if nothing is missing or somebody else is writing.
   */
  complete: () => Promise<void>
  /** Of an engine that several servers share. */
  vectors?: SharedVectors
  /** Where an engine may keep a model's vectors and compare them itself (`nearest`); null if it cannot. */
  openVectors?: (model: string) => Promise<VectorStore | null>
  close: () => Promise<void>
}

/** The judgments of one publication. */
export type Snapshot = {
  /** The name of the publication. Each publication has a new one. */
  edition: string
  /** The same object while this edition is published, so that what is computed from it can be kept. */
  facts: LibraryFacts
  /** What the library knows of the words of a question. */
  lookUp: (asked: LookUp) => Promise<Known>
  search: (query: SearchQuery) => Promise<Found>
  /** Where a question is a journey: a search may be begun before it is known whether it will be wanted. */
  isElsewhere?: boolean
  /**
   * Of an engine with `openVectors`: judgments in the order of their closeness to a text, of those that pass the
   * filters. Whether they still belong to the edition is known when they join what was found.
   */
  nearest?: (vector: MeantVector, asked: { filters: IndexFilters; limit: number }) => Promise<string[]>
  /** Whole, exactly as they were put, in the order asked for; unknown ids are left out. */
  judgments: (ids: readonly string[]) => Promise<Judgment[]>
  /** The same without their texts. */
  entries: (ids: readonly string[]) => Promise<Entry[]>
  /** Which judgments printed references mean; null where that is not certain. */
  resolve: (references: readonly Reference[]) => Promise<(string | null)[]>
  /** The judgments that cite this one; null if there is no such judgment. */
  citedBy: (id: string, part: PartOfCiting) => Promise<CitedBy | null>
  /** The ids of so many of those that cite this one, the latest. */
  citers: (id: string, most: number) => Promise<string[]>
  /** The judgments of the library that this one cites, most cited first; null if there is no such judgment. */
  cites: (id: string, part: Part) => Promise<Cites | null>
  /** For each of these judgments, what those that cite it say was done to it. */
  treatments: (ids: readonly string[]) => Promise<Treatment[][]>
  /** Landmark judgments first, then important ones, then the others; among these the latest first. */
  list: (options: Part & { category?: CaseCategory }) => Promise<Entry[]>
  /** All judgments in the order of their ids, a part at a time: those after this id. */
  walk: (options: { after: string | null; size: number }) => Promise<Walked[]>
}

/** Worked out once for each publication and never long. */
export type LibraryFacts = {
  total: number
  landmarks: number
  withFullText: number
  years: { from: number | null; to: number | null }
  /** Those with the most judgments first. */
  courts: Counted[]
  categories: Counted<CaseCategory>[]
  /** The number of judgments that cite the most cited one. */
  mostCited: number
}
type Counted<Value = string> = { value: Value; count: number }

/** From 0. An engine may give nothing beyond the first 10,000. */
export type Part = { from: number; size: number }
export type Reference = Pick<Precedent, 'title' | 'citation'>

/** What a judgment says was done to another. */
export type Told = Omit<Treated, keyof Reference>
export type Citing = { entry: Entry; told: Told[] }
/** With kinds, only those that say one of these. Latest first, or those first that are themselves cited most. */
export type PartOfCiting = Part & { kinds?: readonly Told['kind'][]; order?: 'latest' | 'cited' }
export type CitedBy = {
  total: number
  citing: Citing[]
  /** Of all that cite it, how many say that each of these was done to it. */
  kinds: { kind: Told['kind']; count: number }[]
}
/** What a judgment cites, with what it says was done to each. */
export type Cites = { total: number; cited: Citing[] }
/** Of one kind: how many judgments say it, and the latest of them. */
export type Treatment = { entry: Pick<Entry, 'id' | 'title' | 'year'>; told: Told; count: number }

export type Walked = { id: string; importance: Importance; hasFullText: boolean }

/**
 * What was put can be found after `publish`: all of it or, if the process dies before that, none of it. It is
 * kept all the same, and a later publication has it.
 */
export type CaseWriter = {
  /** Replaces judgments with the same id. */
  put: (judgments: readonly Judgment[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  /** Without `landmarks`, their edition stays as it was. The writer can be used after it. */
  publish: (landmarks?: string) => Promise<void>
  close: () => Promise<void>
}

/** Somebody else is writing to the library. */
export class LibraryBusyError extends StartError {}
