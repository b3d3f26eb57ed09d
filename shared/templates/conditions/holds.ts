import { parseAmount } from '../amounts.ts'
import { isoDay, parseDay } from '../dates.ts'
import type { Gender } from '../parties/agreement.ts'
import type { Comparison, Condition } from './condition.ts'

/**
 * The input of a condition: plain answers ('' when there is none) and the number of items in each repeat
 * group.
 */
export type Facts = {
  answer: (name: string) => string
  count: (group: string) => number
  /** Only available in texts. */
  gender?: (group: string) => Gender
  /** Whether words about a group are in the plural. Inside {each}, words about the single item are not. */
  several?: (group: string) => boolean
}

/**
 * A comparison with a missing answer is always false: it is neither equal nor unequal, neither before nor
 * after.
 */
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

/** Negative, zero or positive; undefined when one of the two is not a date or not a number. */
function compare(left: string, right: string, by: Comparison): number | undefined {
  if (!ofDates.includes(by)) {
    const [one, other] = [parseAmount(left), parseAmount(right)]
    return one === undefined || other === undefined ? undefined : one - other
  }
  const [one, other] = [parseDay(left), parseDay(right)]
  return one && other && isoDay(one).localeCompare(isoDay(other))
}
