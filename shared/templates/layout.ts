import type { TemplateBlock } from './blocks.ts'
import { createListNamer } from './name-lists.ts'
import { isEmpty, type Resolved, type ResolvedItem } from './resolved.ts'

/** A template block at its place in the document; within {each ...} there is one place for every item. */
export type Place = {
  block: TemplateBlock
  /** Does not change when other items are added or removed. */
  key: string
  /** The index of the item. When the group has no items, the block has a place but prints nothing. */
  item?: number
  /** The number of the item among those that print. */
  count?: number
}

type Items = ReadonlyMap<string, readonly ResolvedItem[]>

/** The places of a section's blocks. It returns the same list while no item is added or removed. */
export function createLayout(
  blocks: readonly TemplateBlock[],
  restartAtHeadings: boolean,
): (items: Items) => readonly Place[] {
  const plain = blocks.map((block, index): Place => ({ block, key: String(index) }))
  const groups = [...new Set(blocks.flatMap(({ each }) => each?.group ?? []))]
  if (groups.length === 0) return () => plain
  let known: { printed: string; places: readonly Place[] } | undefined
  return items => {
    const indexes = new Map(groups.map(group => [group, listPrinted(items.get(group) ?? [])]))
    const printed = JSON.stringify([...indexes.values()])
    if (known?.printed !== printed)
      known = { printed, places: nameLists(spread(plain, indexes), restartAtHeadings) }
    return known.places
  }
}

/** An item prints when one of its answers is given or required. */
function listPrinted(items: readonly ResolvedItem[]): number[] {
  return items.flatMap((item, index) => (Object.values(item).some(prints) ? [index] : []))
}

function prints(value: Resolved): boolean {
  return !isEmpty(value) || !value.optional
}

function spread(plain: readonly Place[], indexes: ReadonlyMap<string, readonly number[]>): Place[] {
  const places: Place[] = []
  for (let at = 0; at < plain.length; ) {
    const each = plain[at]?.block.each
    const end = each
      ? plain.findIndex(({ block }, index) => index > at && block.each?.at !== each.at)
      : at + 1
    const run = plain.slice(at, end < 0 ? undefined : end)
    at += run.length
    const items = each ? (indexes.get(each.group) ?? []) : []
    if (items.length === 0) places.push(...run)
    for (const [count, item] of items.entries())
      places.push(...run.map(({ block, key }) => ({ block, key: `${key}-${item}`, item, count: count + 1 })))
  }
  return places
}

/** A list inside {each} starts again from its first number for every item. */
function nameLists(places: readonly Place[], restartAtHeadings: boolean): Place[] {
  const nameList = createListNamer(restartAtHeadings)
  return places.map(place => {
    const list = nameList(place.block.kind)
    return 'list' in place.block ? { ...place, block: { ...place.block, list } } : place
  })
}
