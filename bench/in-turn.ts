import { type Figure, summarise } from './figure.ts'

/** The times of Munshi and of the simplest program for the same task, in one run. */
export type Pair = { ours: number[]; floor: number[] }

type Measure = (number: number) => Promise<number>

/** Runs ours and the floor alternately, so that other load on the machine affects both. */
export async function takeInTurn(count: number, ours: Measure, floor: Measure, warmUp = 3): Promise<Pair> {
  const pair: Pair = { ours: [], floor: [] }
  for (let number = 0; number < warmUp + count; number += 1) {
    const taken = { ours: await ours(number), floor: await floor(number) }
    if (number < warmUp) continue
    pair.ours.push(taken.ours)
    pair.floor.push(taken.floor)
  }
  return pair
}

/** How long it takes, in milliseconds. */
export async function clock(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

type Words = Pick<Figure, 'budget' | 'note'> & { what: string; floor: string; unit?: Figure['unit'] }

/** Three lines: ours, the floor, and the ratio of the two. The ratio can be compared between machines. */
export function compareWithFloor({ what, floor, unit = 'ms', budget, note }: Words, pair: Pair): Figure[] {
  const [ours, least] = [summarise(pair.ours), summarise(pair.floor)]
  const many = pair.ours.length > 1
  const shown = ({ median, p95 }: typeof ours) => (many ? { median, p95 } : { median })
  return [
    { what, ...shown(ours), unit, note },
    { what: `${what}: ${floor}`, ...shown(least), unit },
    {
      what: `${what}: ratio`,
      ...shown({ median: ours.median / least.median, p95: ours.p95 / least.p95 }),
      unit: 'x',
      budget,
    },
  ]
}
