/** Vectors of texts that several servers need, and that one of them makes. A text that the model refuses has none. */
export type SharedVectors = {
  /** Those that are made, by their keys. */
  find: (keys: readonly string[]) => Promise<Map<string, number[][]>>
  /** Those of the keys that this server is to make. The others are made, or another server is at it. */
  claim: (keys: readonly string[]) => Promise<string[]>
  keep: (made: ReadonlyMap<string, number[][]>) => Promise<void>
}
