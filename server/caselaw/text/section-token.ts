import { createHash } from 'node:crypto'
import { type LawSection, wholeNumber } from '#shared/law/section.ts'

/** One word of the index for one section: 'IPC', '498A' -> 'x_ipc_498a' with everything but letters and digits spelt out of the way. */
export function sectionToken(act: string, section: string): string {
  const token = `x${squeeze(act)}s${squeeze(wholeNumber(section))}`
  return Buffer.byteLength(token) < longestToken ? token : shorten(token)
}

/** The index (table.ts) leaves words out that are as long as this, and some acts have long names. */
export const longestToken = 60

function shorten(token: string): string {
  return `x${createHash('sha256').update(token).digest('hex').slice(0, 40)}`
}

/** The words of a section and of those that are the same under another number, each once. */
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
