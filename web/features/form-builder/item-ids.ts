import { moveItem } from './move-item.ts'

/** Ids for the items of repeat groups, which stay the same when other items are added or removed. */
export function createItemIds() {
  const ids = new Map<string, readonly string[]>()
  let last = 0

  function makeId(): string {
    last += 1
    return String(last)
  }

  function list(group: string): readonly string[] {
    return ids.get(group) ?? []
  }

  function fit(group: string, count: number) {
    const known = list(group)
    if (known.length === count) return
    ids.set(
      group,
      Array.from({ length: count }, (_, at) => known[at] ?? makeId()),
    )
  }

  return {
    makeId,
    list,
    fit,
    insert: (group: string, index: number, id: string) =>
      void ids.set(group, list(group).toSpliced(index, 0, id)),
    move: (group: string, from: number, to: number) => void ids.set(group, moveItem(list(group), from, to)),
    remove: (group: string, index: number) => void ids.set(group, list(group).toSpliced(index, 1)),
  }
}
