/**
 * In how many judgments of the library one form of a word or another stands, of which each is counted by itself. It lies between
 * the most common form alone and what forms would have that know nothing of each other; half way is nearest to the truth.
 */
export function estimateEither(counts: readonly number[], total: number): number {
  const most = Math.max(0, ...counts)
  // An engine may still count versions that the library no longer has.
  const all = Math.max(total, most)
  if (all === 0) return 0
  const neither = counts.reduce((share, count) => share * (1 - count / all), 1)
  return Math.round((most + all * (1 - neither)) / 2)
}
