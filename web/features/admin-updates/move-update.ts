/** The ids in the order in which one of them has gone up (-1) or down (1) by a place. */
export function moveId(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const moved = ids.filter(other => other !== id)
  moved.splice(to, 0, id)
  return moved
}
