import { parseAmount } from '../amounts.ts'
import { isoDay, parseDay } from '../dates.ts'
import type { Gender } from '../parties/agreement.ts'
import type { Comparison, Condition } from './condition.ts'

/** What a condition looks at: plain answers ('' where there is none) and how many items a repeat group has. */
export type Facts = {
  answer: (name: string) => string
  count: (group: string) => number
  /** Known in texts only. */
  gender?: (group: string) => Gender
  /** Whether words speak of more than one of a group; of the one item in hand they do not. */
  several?: (group: string) => boolean
}

/** What was not answered is neither equal nor unequal, neither before nor after: a comparison with it does not hold. */
export function holds(condition: Condition, facts: Facts): boolean {
  switch (condition.is) {
    case 'all':
      return condition.of.every(part => holds(part, facts))
    case 'any':
      return condition.of.some(part => holds(part, facts))
    case 'not':
      return !holds(condition.of, facts)
    case 'answered':
      return facts.answer(condition.name) !== ''
    case 'oneOf':
      return condition.values.includes(facts.answer(condition.name))
    case 'otherThan': {
      const answer = facts.answer(condition.name)
      return answer !== '' && !condition.values.includes(answer)
    }
    case 'agrees': {
      const several = facts.several?.(condition.group) ?? facts.count(condition.group) > 1
      const form = several ? 'several' : (facts.gender?.(condition.group) ?? 'he')
      return condition.with.includes(form)
    }
    case 'counted':
      return orders[condition.by](facts.count(condition.group) - condition.to)
    case 'compared': {
      const { name, by, to } = condition
      const right = 'name' in to ? facts.answer(to.name) : to.value
      const difference = compare(facts.answer(name), right, by)
      return difference !== undefined && orders[by](difference)
    }
  }
}

const orders: Record<Comparison, (difference: number) => boolean> = {
  before: difference => difference < 0,
  after: difference => difference > 0,
  onOrBefore: difference => difference <= 0,
  onOrAfter: difference => difference >= 0,
  less: difference => difference < 0,
  more: difference => difference > 0,
  most: difference => difference <= 0,
  least: difference => difference >= 0,
}

const ofDates: readonly Comparison[] = ['before', 'after', 'onOrBefore', 'onOrAfter']

/** Below, at or above nought; undefined where one of the two is no date or no number. */
function compare(left: string, right: string, by: Comparison): number | undefined {
  if (!ofDates.includes(by)) {
    const [one, other] = [parseAmount(left), parseAmount(right)]
    return one === undefined || other === undefined ? undefined : one - other
  }
  const [one, other] = [parseDay(left), parseDay(right)]
  return one && other && isoDay(one).localeCompare(isoDay(other))
}
