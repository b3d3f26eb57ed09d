import { createHash } from 'node:crypto'

const wordsPerWindow = 250
const mostWindows = 24

/** A judgment to embed: what can be read of it, part by part. */
export type Embeddable = { id: string; parts: readonly { id: string; text: string }[] }

/**
 * The stretches of a judgment that get a vector each: short parts together, long ones cut, about 250 words in each. Of
 * a long judgment as many as are affordable, evenly spread, from the first to the last.
 */
export function cutWindows({ parts }: Embeddable): string[] {
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

/** Tells whether what was embedded is still what would be. */
export function hashWindows(windows: readonly string[]): string {
  return createHash('sha256').update(windows.join('\n')).digest('base64url').slice(0, 22)
}
