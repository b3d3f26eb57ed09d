/** The constant of reciprocal rank fusion (Cormack, Clarke and Buettcher, 2009). */
const flattening = 60

/** Reciprocal rank fusion: what stands high in several lists stands high in the one made of them; 1 is the most there can be. */
export function fuseRanks(lists: readonly (readonly string[])[]): Map<string, number> {
  const fused = new Map<string, number>()
  const whole = lists.length / (flattening + 1)
  for (const list of lists)
    for (const [rank, id] of list.entries())
      fused.set(id, (fused.get(id) ?? 0) + 1 / (flattening + rank + 1) / whole)
  return fused
}
