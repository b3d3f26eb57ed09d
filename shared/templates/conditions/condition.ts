import type { Form } from '../parties/agreement.ts'

/**
 * When a question is asked, a paragraph printed or a warning given. An author writes, for example,
 * `noticeServed is Refused`.
 */
export type Condition =
  | { is: 'all' | 'any'; of: readonly Condition[] }
  | { is: 'not'; of: Condition }
  | { is: 'answered'; name: string }
  | { is: 'oneOf'; name: string; values: readonly string[] }
  | { is: 'otherThan'; name: string; values: readonly string[] }
  | { is: 'compared'; name: string; by: Comparison; to: Operand }
  | { is: 'agrees'; group: string; with: readonly Form[] }
  | { is: 'counted'; group: string; by: 'more' | 'less' | 'least' | 'most'; to: number }

export type Comparison = 'before' | 'after' | 'onOrBefore' | 'onOrAfter' | 'more' | 'less' | 'least' | 'most'

/** The right side of a comparison: another answer, or a fixed date or number. */
export type Operand = { name: string } | { value: string }

export function both(one: Condition | undefined, other: Condition): Condition {
  return one ? { is: 'all', of: [one, other] } : other
}

export function opposite(condition: Condition): Condition {
  return { is: 'not', of: condition }
}

/** The questions, computed values and repeat groups used by a condition, each once. */
export function listNames(condition: Condition): string[] {
  return [...new Set(namesIn(condition))]
}

/** The name of the value that holds the number of a group's items. */
export function countKey(group: string): string {
  return `# ${group}`
}

/** The name of the value that holds the grammatical gender of a group's parties. */
export function genderKey(group: string): string {
  return `# gender of ${group}`
}

/** The names of all values that a condition in a text looks at: answers, and of a group its number and its gender. */
export function listLooks(condition: Condition): string[] {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.flatMap(listLooks)
    case 'not':
      return listLooks(condition.of)
    case 'counted':
    case 'agrees':
      return [condition.group, countKey(condition.group), genderKey(condition.group)]
    default:
      return namesIn(condition)
  }
}

function namesIn(condition: Condition): string[] {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.flatMap(namesIn)
    case 'not':
      return namesIn(condition.of)
    case 'counted':
    case 'agrees':
      return [condition.group]
    case 'compared':
      return 'name' in condition.to ? [condition.name, condition.to.name] : [condition.name]
    default:
      return [condition.name]
  }
}
