const megabyte = 1024 * 1024

export const annexureLimits = {
  /** Of one file. */
  bytes: 25 * megabyte,
  /** Of one draft. */
  bytesOfDraft: 100 * megabyte,
  bytesOfPerson: 500 * megabyte,
  pagesOfFile: 1000,
  pagesOfDraft: 2000,
  files: 200,
  markLength: 60,
} as const

/** To the right, in degrees. */
export const annexureTurns = [0, 90, 180, 270] as const
export type AnnexureTurn = (typeof annexureTurns)[number]

/** A way of marking has one place for the number or the letter. */
export const markPattern = /^[^{}]*\{[nA]\}[^{}]*$/

/** How courts mark annexures, to choose from; what is not here is typed. */
export const usualMarks = ['Annexure P-{n}', 'Annexure-{n}', 'Annexure {A}', 'Exhibit {A}'] as const

/** 'Annexure P-3' of 'Annexure P-{n}': `number` counts from 1. */
export function writeMark(pattern: string, number: number): string {
  return pattern.replace('{n}', String(number)).replace('{A}', writeLetters(number))
}

/** A to Z, then AA, AB. */
function writeLetters(number: number): string {
  const last = String.fromCharCode(65 + ((number - 1) % 26))
  return number > 26 ? writeLetters(Math.floor((number - 1) / 26)) + last : last
}
