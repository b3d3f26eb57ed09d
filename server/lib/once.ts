/** Calls `make` on the first call and returns the same value ever after. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The same of a promise; one that failed is made again. */
export function onceIfDone<T>(make: () => Promise<T>): () => Promise<T> {
  let kept = once(make)
  return () => {
    const making = kept()
    making.catch(() => {
      kept = once(make)
    })
    return making
  }
}
