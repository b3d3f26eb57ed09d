import type { Judgment } from '#shared/cases/judgment.ts'

/** A text as an embedding model sees it. */
export type MeantVector = { model: string; values: readonly number[] }
/** Judgments in order of closeness; or what the engine of the judgments is to compare them with. */
export type Nearest = string[] | MeantVector

/** Closeness in meaning, by the operator's embedding model. */
export type MeaningIndex = {
  /** None while nothing is embedded or when the model fails. */
  nearest: (query: string, limit: number) => Promise<Nearest>
  close: () => Promise<void>
}

/** What is known of a judgment that a search by meaning may be narrowed by. */
export type NarrowedBy = Pick<Judgment, 'category' | 'court' | 'year' | 'bench' | 'sections'>
export type HashedText = { id: string; hash: string; narrowedBy: NarrowedBy }
/** A text that the model refused has no vectors. */
export type EmbeddedText = HashedText & { vectors: readonly number[][] }

/** Vectors of judgments, all made by one model. */
export type VectorStore = {
  /** Their length, as far as this server knows; null before the first. */
  dimensions: () => number | null
  /** The edition of the library for which every judgment has its vectors. */
  edition: () => Promise<string | null>
  /** Whether all servers have this one store, which one of them fills at a time. */
  isCommon: boolean
  /** Null while another server is filling it. */
  begin: () => Promise<VectorFilling | null>
  nearest: (values: number[], limit: number) => Promise<Nearest>
  close: () => Promise<void>
}

/** Goes through the judgments once, in the order of their ids. */
export type VectorFilling = {
  /** Of the next judgments, those that are not here, or with another text. */
  findLacking: (next: readonly HashedText[]) => Promise<ReadonlySet<string>>
  write: (texts: readonly EmbeddedText[]) => Promise<void>
  /** There are no more. The vectors of judgments that were not among them go. */
  finish: (edition: string | null) => Promise<void>
  /** Finished or not. */
  end: () => Promise<void>
}
