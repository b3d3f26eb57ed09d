export type Measurement = { what: string; value: number; unit: string }

/** The value below which this share of the times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** How long each call takes, after some that only warm up. */
export async function timeEach(
  count: number,
  work: (index: number) => unknown,
  warmUp = Math.ceil(count / 5),
): Promise<number[]> {
  const times: number[] = []
  for (let index = -warmUp; index < count; index++) {
    const started = performance.now()
    await work(index)
    if (index >= 0) times.push(performance.now() - started)
  }
  return times
}

export function printMeasurements(measurements: readonly Measurement[]) {
  for (const { what, value, unit } of measurements)
    console.log(`${what}: ${Math.round(value * 10) / 10} ${unit}`)
}
