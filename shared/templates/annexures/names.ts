/** The list that texts print by: `{each annexures}`, a table, or `listOf`. */
export const annexureGroup = 'annexures'
export const annexureMark = 'annexureMark'
export const annexureTitle = 'annexureTitle'

/** Where the mark of a declared annexure stands in a text: {annexure notice} is written {annexureNotice} before it is compiled. */
export function annexurePlace(name: string): string {
  return `annexure${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The list that a name of its columns belongs to. */
export function annexureGroupOf(name: string): string | undefined {
  return name === annexureMark || name === annexureTitle ? annexureGroup : undefined
}
