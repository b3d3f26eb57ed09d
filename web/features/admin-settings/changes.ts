export type Fields = Record<string, unknown>

/** What somebody else changed in a part that is being edited; `isTyped` where it is changed here as well. */
export type TheirChange = { field: string; before: unknown; now: unknown; isTyped: boolean }

export function listTheirs(start: Fields, now: Fields, typed: Fields): TheirChange[] {
  return listChanged(start, now).map(field => ({
    field,
    before: start[field],
    now: now[field],
    isTyped: !isSame(start[field], typed[field]),
  }))
}

/** Their values, with what was typed here on top. */
export function mergeTyped<Values extends Fields>(start: Values, now: Values, typed: Values): Values {
  return { ...now, ...Object.fromEntries(listChanged(start, typed).map(field => [field, typed[field]])) }
}

function listChanged(one: Fields, other: Fields): string[] {
  return Object.keys(one).filter(field => !isSame(one[field], other[field]))
}

/** Values are texts, numbers, yes or no, and lists of links with the same keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
