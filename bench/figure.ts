/**
 * One line of the report: a median, its 95th percentile when there are many measurements, and the design
 * budget.
 */
export type Figure = {
  what: string
  median: number
  p95?: number
  unit: 'ms' | 's' | 'MB' | 'KB' | '/s' | 'x' | ''
  budget?: string
  note?: string
}

export type Part = {
  name: string
  title: string
  /** How the figures were measured, in a sentence or two. */
  method: string
  measure: () => Promise<Figure[]>
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Median and 95th percentile of many times. */
export function summarise(times: readonly number[]): { median: number; p95: number } {
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** How long each of `count` runs took, in milliseconds, after `warmUp` that do not count. */
export async function time(
  count: number,
  run: (number: number) => Promise<unknown>,
  warmUp = 3,
): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < warmUp + count; number += 1) {
    const started = performance.now()
    await run(number)
    if (number >= warmUp) times.push(performance.now() - started)
  }
  return times
}
