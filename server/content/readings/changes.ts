export type PrintedPaper = { title: string; lines: readonly string[] }
/** `state` is said where the whole paper came or went; its lines are then those of the whole paper. */
export type ChangedPaper = {
  titles: readonly string[]
  state: 'changed' | 'new' | 'gone'
  gone: readonly string[]
  come: readonly string[]
}

/**
 * What differs between two printings of a set, line by line; that a paragraph has another number is no
 * difference. Papers in which the same lines differ, as in the cause title, stand together.
 */
export function listChanges(before: readonly PrintedPaper[], after: readonly PrintedPaper[]): ChangedPaper[] {
  const titles = [...new Set([...after, ...before].map(({ title }) => title))]
  const changes = titles.flatMap((title): ChangedPaper[] => {
    const old = before.find(paper => paper.title === title)
    const now = after.find(paper => paper.title === title)
    if (!now) return [{ titles: [title], state: 'gone', gone: [], come: [] }]
    if (!old) return [{ titles: [title], state: 'new', gone: [], come: now.lines }]
    const gone = without(old.lines, now.lines)
    const come = without(now.lines, old.lines)
    return gone.length + come.length === 0 ? [] : [{ titles: [title], state: 'changed', gone, come }]
  })
  const alike = Map.groupBy(changes, ({ state, gone, come }) => JSON.stringify([state, gone, come]))
  return [...alike.values()].flatMap(papers => {
    const [first] = papers
    return first ? [{ ...first, titles: papers.flatMap(paper => paper.titles) }] : []
  })
}

/** The lines that the others do not have, as often as they do not have them. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1)
  return lines.filter(line => {
    const count = left.get(keyOf(line)) ?? 0
    left.set(keyOf(line), count - 1)
    return count <= 0
  })
}

function keyOf(line: string): string {
  return line.trim().replace(/^(?:[\d०-९]+|\([a-zक-ह\d]+\))[.)]?\s+/u, '')
}
