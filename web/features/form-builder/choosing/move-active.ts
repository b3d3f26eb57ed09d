/** Where the arrow keys lead in a list; undefined for keys that are not about the list. */
export function moveActive(
  key: string,
  ids: readonly number[],
  active: number | undefined,
): number | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active)
  if (key === 'ArrowDown') return ids[(at + 1) % ids.length]
  if (key === 'ArrowUp') return ids.at(at < 0 ? -1 : at - 1)
  return undefined
}
