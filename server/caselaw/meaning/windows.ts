import { createHash } from 'node:crypto'
import type { NarrowedBy } from '../library/vector-store.ts'

const wordsPerWindow = 250
const mostWindows = 24

/** A judgment to embed: its readable text, part by part. */
export type Embeddable = {
  id: string
  parts: readonly { id: string; text: string }[]
  narrowedBy: NarrowedBy
}

/**
 * Cuts a judgment into windows of equal length, at most 250 words each, with one vector for each. A long
 * judgment gets only as many as are affordable, evenly spread from the first to the last.
 */
export function cutWindows({ parts }: Pick<Embeddable, 'parts'>): string[] {
  const words = parts.flatMap(part => part.text.split(/\s+/).filter(Boolean))
  const count = Math.ceil(words.length / wordsPerWindow)
  const size = Math.ceil(words.length / Math.max(1, count))
  const windows = Array.from({ length: count }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '))
  return spread(windows.filter(Boolean), mostWindows)
}

function spread(all: string[], most: number): string[] {
  if (all.length <= most) return all
  const step = (all.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => all[Math.round(at * step)] ?? '')
}

/** Shows whether the text has changed since it was embedded. */
export function hashWindows(windows: readonly string[]): string {
  return createHash('sha256').update(windows.join('\n')).digest('base64url').slice(0, 22)
}
