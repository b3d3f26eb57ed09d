import type { Answers } from '#shared/contract/forms.ts'
import { isSameItem, isSameText } from './compare-answers.ts'

/** The places in `base` of the items of a list that is `base` in another order, and nothing more. */
export function findOrder(base: readonly Answers[], list: readonly Answers[]): number[] | undefined {
  if (list.length !== base.length) return undefined
  const left = new Set(base.keys())
  const order = list.map(item => {
    const at = [...left].find(place => isSameItem(item, base[place] ?? {}))
    if (at !== undefined) left.delete(at)
    return at
  })
  return order.every(at => at !== undefined) ? order : undefined
}

/** Whether every item of `base` is still in its place, changed or not, with others only after them. */
export function isInPlace(base: readonly Answers[], list: readonly Answers[]): boolean {
  return (
    list.length >= base.length &&
    base.every((item, place) => {
      const now = list[place] ?? {}
      const own = countSame(now, item)
      return base.every(other => countSame(now, other) <= own)
    })
  )
}

function countSame(one: Answers, other: Answers): number {
  return Object.keys(one).filter(name => one[name]?.trim() && isSameText(one[name], other[name])).length
}
