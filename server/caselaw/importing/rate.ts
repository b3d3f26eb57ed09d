type Sample = { at: number; done: number }

/** The rate is of the last 20 seconds: unchanged items pass many times faster than items that are read. */
const window = 20_000

/** Measures a work by what is told of it: how much is done, and which share of the whole that is. `before` was there already. */
export function createRate(now: () => number = Date.now, before = 0) {
  const samples: Sample[] = [{ at: now(), done: before }]

  return (done: number, share: number): { rate: number; secondsLeft: number | null } => {
    const at = now()
    samples.push({ at, done })
    while (samples.length > 2 && at - (samples[0]?.at ?? at) > window) samples.shift()
    const first = samples[0] ?? { at, done: 0 }
    const rate = at > first.at ? ((done - first.done) * 1000) / (at - first.at) : 0
    return { rate, secondsLeft: rate > 0 && share > 0 ? (done / share - done) / rate : null }
  }
}
