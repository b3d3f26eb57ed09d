/** Answers for these ids, of which `load` is asked only what is not kept. */
export type KeepAnswers<T> = (
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
) => Promise<Map<string, T>>

/** Keeps what does not change: the `most` that were loaded last. An id without an answer has `none`. */
export function keepAnswers<T>(most: number, none: T): KeepAnswers<T> {
  const kept = new Map<string, T>()
  return async (ids, load) => {
    const answers = new Map(ids.map(id => [id, kept.get(id)]))
    const missing = ids.filter(id => answers.get(id) === undefined)
    const loaded: ReadonlyMap<string, T> = missing.length > 0 ? await load(missing) : new Map()
    for (const id of missing) kept.set(id, loaded.get(id) ?? none)
    for (const id of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(id)
    }
    return new Map(ids.map(id => [id, answers.get(id) ?? loaded.get(id) ?? none]))
  }
}
