/**
 * The places of the entries that have a file are taken in the order of the files, the other entries keep theirs: who drags a file
 * above another changes these two marks and no others.
 */
export function orderByFiles<T extends { entry: string }>(
  entries: readonly T[],
  files: readonly string[],
): T[] {
  const wanted = [...new Set(files)].flatMap(entry => entries.find(known => known.entry === entry) ?? [])
  const moved = wanted.values()
  return entries.map(entry => (wanted.includes(entry) ? (moved.next().value ?? entry) : entry))
}
