import type { Resolved, ResolvedItem } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'

/**
 * Puts a computed value into each item of a list. An item stays the same object while neither its answers nor what is
 * looked at outside of the list change.
 */
export function createItemFiller(name: string) {
  const known = new WeakMap<ResolvedItem, { outside: readonly unknown[]; item: ResolvedItem }>()
  let list: readonly ResolvedItem[] = []
  return (
    items: readonly ResolvedItem[],
    outside: readonly unknown[],
    make: (item: ResolvedItem) => Resolved,
  ): readonly ResolvedItem[] => {
    const filled = items.map((item, index) => {
      const before = known.get(item)
      if (before && sameParts(before.outside, outside)) return before.item
      const own = { ...item, [name]: atItem(make(item), index) }
      known.set(item, { outside, item: own })
      return own
    })
    if (!sameParts(filled, list)) list = filled
    return list
  }
}

function atItem(value: Resolved, item: number): Resolved {
  return { ...value, lines: value.lines.map(line => line.map(run => ({ ...run, item }))) }
}
