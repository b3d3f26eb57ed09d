import { percentile } from '../figure.ts'

export function printTimes(what: string, times: readonly number[]) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => percentile(times, share).toFixed(1))
  console.log(`${what.padEnd(44)} p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms  (${times.length})`)
}
