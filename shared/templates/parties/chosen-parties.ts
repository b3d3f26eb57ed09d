import type { ChosenParties, FormView } from '#shared/contract/forms.ts'
import type { ResolvedItem } from '../resolved.ts'
import { sameParts } from '../same-parts.ts'

/** The side that files, where only some of its parties do; and those of it who verify and swear. */
export const filing = 'filing'
export const swearing = 'swearing'

/** The parties chosen out of a group, with their places in it and the number of all its parties. */
export type Chosen = { items: readonly ResolvedItem[]; places: readonly number[]; count: number }

/** Which parties the answers choose. */
type Choosing = { isChosen: (id: string, item: number) => boolean }

/** The parties chosen by the answers; the same object while they are the same. */
export function createChooser({ chosen = [] }: Partial<Pick<FormView, 'chosen'>>) {
  const choosers = chosen.map(one => ({ one, choose: createOne(one) }))
  return (asked: Choosing, itemsOf: (group: string) => readonly ResolvedItem[]): [ChosenParties, Chosen][] =>
    choosers.map(({ one, choose }) => [one, choose(asked, itemsOf(one.of))])
}

function createOne({ id }: ChosenParties) {
  let before: Chosen | undefined
  return (asked: Choosing, all: readonly ResolvedItem[]): Chosen => {
    const places = all.map((_, place) => place).filter(place => asked.isChosen(id, place))
    const items = all.filter((_, place) => places.includes(place))
    const isSame =
      before?.count === all.length && sameParts(before.places, places) && sameParts(before.items, items)
    if (before && isSame) return before
    before = { items, places, count: all.length }
    return before
  }
}
