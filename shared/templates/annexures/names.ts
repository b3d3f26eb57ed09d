import { annexureLimits, markPattern } from '#shared/annexures.ts'
import type { FormValues } from '#shared/contract/forms.ts'

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

/** The court's way of marking stands among the answers of a draft, under a name that no question can have. */
export const markKey = 'annexures:mark'

export function chosenMark(values: FormValues): string | undefined {
  const chosen = values[markKey]
  return isMark(chosen) ? chosen : undefined
}

export function isMark(value: unknown): value is string {
  return typeof value === 'string' && value.length <= annexureLimits.markLength && markPattern.test(value)
}
