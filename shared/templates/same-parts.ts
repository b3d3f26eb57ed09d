/** Written as a loop because every block of a document asks it at each keystroke. */
export function sameParts(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

/** The one made before, if the new one says the same: whoever asks by identity then has nothing to do. */
export function keepEqual<T>(before: T | undefined, now: T): T {
  return before !== undefined && isEqual(before, now) ? before : now
}

/** Of lists and plain objects. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length || Array.isArray(a) !== Array.isArray(b)) return false
  for (const key of keys) if (!isEqual(one[key], other[key])) return false
  return true
}
