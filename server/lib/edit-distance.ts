/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other; more than `limit` is `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(at(row, j - 1) + (same ? 0 : 1), at(row, j) + 1, at(next, j - 1) + 1)
      next.push(swapped ? Math.min(best, at(before, j - 2) + 1) : best)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(at(row, b.length), limit + 1)
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
