const mostKnown = 100_000

/** Makes the value of a word once, because the same words repeat often. */
export function rememberWords<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return word => {
    const kept = known.get(word)
    if (kept !== undefined) return kept
    if (known.size >= mostKnown) known.clear()
    const value = make(word)
    known.set(word, value)
    return value
  }
}
