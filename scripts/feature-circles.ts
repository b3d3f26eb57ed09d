export type Import = { from: string; to: string }

/**
 * Features that import each other, directly or through others. Tests are left out, because they may use
 * anything they need.
 */
export function listFeatureCircles(imports: readonly Import[]): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const user = parseFeature(from)
    const used = parseFeature(to)
    if (!user || !used || user === used || /\.test\.tsx?$/.test(from)) continue
    uses.set(user, (uses.get(user) ?? new Set()).add(used))
  }
  return [...uses.keys()].flatMap(feature => {
    const way = findWay(uses, feature, feature)
    // Each circle is reported once, starting from its first feature by name.
    return way?.every(other => feature <= other) ? [way.join(' -> ')] : []
  })
}

function parseFeature(path: string): string | undefined {
  return path.match(/^(?:server|web)\/features\/[^/]+(?=\/)/)?.[0]
}

/** The shortest circle, with its start also at the end. */
function findWay(uses: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string) {
  const ways = [[from]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? from) ?? []) {
      if (next === to) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}
