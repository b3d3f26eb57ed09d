import { annexureLimits, markPattern } from '#shared/annexures.ts'
import type { FormValues } from '#shared/contract/forms.ts'

/** The group by which texts print annexures: `{each annexures}`, a table, or `listOf`. */
export const annexureGroup = 'annexures'
export const annexureMark = 'annexureMark'
export const annexureTitle = 'annexureTitle'

/**
 * The placeholder for the mark of a declared annexure: {annexure notice} becomes {annexureNotice} before
 * compiling.
 */
export function annexurePlace(name: string): string {
  return `annexure${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The group to which a column of the annexures belongs. */
export function annexureGroupOf(name: string): string | undefined {
  return name === annexureMark || name === annexureTitle ? annexureGroup : undefined
}

/**
 * The certificate under section 63(4) of the Bharatiya Sakshya Adhiniyam, without which an electronic record is not
 * admitted.
 */
export const electronicCertificate = 'certificate-electronic-record'

/** The chosen mark is stored with the answers of a draft, under a name that no question can have. */
export const markKey = 'annexures:mark'

export function chosenMark(values: FormValues): string | undefined {
  const chosen = values[markKey]
  return isMark(chosen) ? chosen : undefined
}

export function isMark(value: unknown): value is string {
  return typeof value === 'string' && value.length <= annexureLimits.markLength && markPattern.test(value)
}
