import type { Localized } from '#shared/languages.ts'

const megabyte = 1024 * 1024

export const annexureLimits = {
  /** The limit for one file. */
  bytes: 25 * megabyte,
  /** The limit for all annexures of one draft. */
  bytesOfDraft: 100 * megabyte,
  bytesOfPerson: 500 * megabyte,
  pagesOfFile: 1000,
  pagesOfDraft: 2000,
  files: 200,
  markLength: 60,
} as const

/** Clockwise, in degrees. */
export const annexureTurns = [0, 90, 180, 270] as const
export type AnnexureTurn = (typeof annexureTurns)[number]

/** A marking pattern has exactly one place: {n} for the number or {A} for the letter. */
export const markPattern = /^[^{}]*\{[nA]\}[^{}]*$/

/** Common ways in which courts mark annexures. Any other way can be typed. */
export const usualMarks = ['Annexure P-{n}', 'Annexure-{n}', 'Annexure {A}', 'Exhibit {A}'] as const

/** How annexures are marked where the form does not say: a Hindi paper has no English mark. */
export const firstMark: Localized = {
  en: usualMarks[0],
  hi: 'अनुलग्नक P-{n}',
  mr: 'परिशिष्ट P-{n}',
}

/** writeMark('Annexure P-{n}', 3) is 'Annexure P-3'; `number` counts from 1. */
export function writeMark(pattern: string, number: number): string {
  return pattern.replace('{n}', String(number)).replace('{A}', writeLetters(number))
}

/** A to Z, then AA, AB. */
function writeLetters(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26))
  return number > 26 ? writeLetters(Math.floor((number - 1) / 26)) + last : last
}
