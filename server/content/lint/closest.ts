import { editDistance } from '#server/lib/edit-distance.ts'

/** 'Did you mean ...', when a declared name is near enough to have been meant. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 4))
  const [closest] = known
    .map(candidate => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase(), limit),
    }))
    .sort((a, b) => a.distance - b.distance)
  if (!closest || closest.distance > limit) return undefined
  return `Did you mean {${closest.candidate}}`
}
