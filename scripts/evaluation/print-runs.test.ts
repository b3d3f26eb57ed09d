import { describe, expect, it } from 'vitest'
import { type RunMeasures, writeComparison, writeDifference, writePairs, writeRun } from './print-runs.ts'

const of = (ap: number) => ({ ap, p10: 0, bpref: 0, rr: 0 })
const run = (name: string, development: number, test: number[]): RunMeasures => ({
  name,
  measures: [...Array.from({ length: 10 }, () => of(development)), ...test.map(of)],
})
const ours = run('ours', 1, [0.5, 0.2, 0.3])
const base = run('plain', 0, [0.1, 0.4, 0.3])

describe('runs as they are printed', () => {
  it('keep the development queries apart', () => {
    expect(writeRun(ours)).toMatch(/1-10: MAP 1\.0000 {3}11-50: MAP 0\.3333 /)
  })

  it('are compared on the test queries alone', () => {
    expect(writeComparison(ours, base)).toMatch(/\+0\.0667 MAP; better on 1, worse on 1, equal on 1; p /)
    expect(writeDifference(base, ours)).toMatch(/MAP 0\.2667 {2}-0\.0667 {2}better on 1, worse on 1; p /)
  })

  it('are listed query by query with their difference', () => {
    const lines = writePairs([9, 10], run('ours', 0.5, []), run('plain', 0.25, []))
    expect(lines.slice(2)).toEqual([
      '| 9 | 0.5000 | 0.2500 | +0.2500 |',
      '| 10 | 0.5000 | 0.2500 | +0.2500 |',
    ])
  })

  it('show a difference too small to print as none, without a sign', () => {
    const [, , line] = writePairs([11], run('ours', 0.25, []), run('plain', 0.250001, []))
    expect(line).toMatch(/\| 0\.0000 \|$/)
  })

  it('never call a difference impossible by chance', () => {
    const forty = (ap: number) => Array.from({ length: 40 }, () => ap)
    expect(writeComparison(run('ours', 0, forty(0.5)), run('plain', 0, forty(0.1)))).toMatch(/p < 0\.0001 /)
  })
})
