import { type Condition, opposite } from '#shared/templates/conditions/condition.ts'

/** What holds in a branch of a text, since the branch stands there. */
export type Told = readonly Condition[]

/** Whether a condition holds where others do; undefined while it is open. */
export function holdsWhere(condition: Condition, told: Told): boolean | undefined {
  switch (condition.is) {
    case 'not': {
      const inner = holdsWhere(condition.of, told)
      return inner === undefined ? undefined : !inner
    }
    case 'all':
    case 'any': {
      const decides = condition.is === 'any'
      const parts = condition.of.map(part => holdsWhere(part, told))
      if (parts.includes(decides)) return decides
      return parts.includes(undefined) ? ofItself(condition, told) : !decides
    }
    default:
      return ofItself(condition, told)
  }
}

export function tellAlso(told: Told, condition: Condition): Told {
  return [...told, ...partsOf(condition)]
}

export function tellNot(told: Told, condition: Condition): Told {
  return tellAlso(told, opposite(condition))
}

function partsOf(condition: Condition): Condition[] {
  if (condition.is === 'all') return condition.of.flatMap(partsOf)
  if (condition.is !== 'not') return [condition]
  const { of } = condition
  if (of.is === 'not') return partsOf(of.of)
  if (of.is === 'any') return of.of.flatMap(part => partsOf(opposite(part)))
  return [condition]
}

function ofItself(condition: Condition, told: Told): boolean | undefined {
  for (const fact of told) {
    const decided = decide(condition, fact)
    if (decided !== undefined) return decided
  }
  return undefined
}

function decide(condition: Condition, fact: Condition): boolean | undefined {
  if (isSame(condition, fact)) return true
  if (fact.is === 'not') return isSame(condition, fact.of) || isWithin(condition, fact.of) ? false : undefined
  if (condition.is !== 'oneOf' || fact.is !== 'oneOf' || condition.name !== fact.name) return undefined
  if (isWithin(fact, condition)) return true
  return condition.values.some(value => fact.values.includes(value)) ? undefined : false
}

/** Whether each answer of which the first holds is one of the second. */
function isWithin(one: Condition, other: Condition): boolean {
  if (one.is !== 'oneOf' || other.is !== 'oneOf' || one.name !== other.name) return false
  return one.values.every(value => other.values.includes(value))
}

function isSame(one: Condition, other: Condition): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
