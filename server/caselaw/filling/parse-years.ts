/** '2015' and '2015-2025'; null for anything else. */
export function parseYears(text: string): { from: number; to: number } | null {
  const [, first, last] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(text.trim()) ?? []
  if (!first) return null
  const years = { from: Number(first), to: Number(last ?? first) }
  return years.from <= years.to ? years : null
}

export function listYears({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
