/** The constant of reciprocal rank fusion (Cormack, Clarke and Buettcher, 2009). */
const flattening = 60

/**
 * What a place in a list is worth, 1 for the first. Two lists whose scores cannot be compared are fused by adding the
 * worth of the places in both.
 */
export function worthOfRank(rank: number): number {
  return (flattening + 1) / (flattening + 1 + rank)
}
