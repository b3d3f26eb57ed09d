import { createHash } from 'node:crypto'
import { type LawSection, wholeNumber } from '#shared/law/section.ts'

/** A section as one word of the index, with only letters and digits: 'IPC', '498A' -> 'xipcs498a'. */
export function sectionToken(act: string, section: string): string {
  const token = `x${squeeze(act)}s${squeeze(wholeNumber(section))}`
  return Buffer.byteLength(token) < longestToken ? token : shorten(token)
}

/** The index (table.ts) drops words of this length or more, and some acts have long names. */
export const longestToken = 60

function shorten(token: string): string {
  return `x${createHash('sha256').update(token).digest('hex').slice(0, 40)}`
}

/** The tokens of a section and of the same section under other numbers, each once. */
export function listTokens({
  act,
  section,
  also = [],
}: LawSection & { also?: readonly LawSection[] }): string[] {
  return [...new Set([{ act, section }, ...also].map(one => sectionToken(one.act, one.section)))]
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
