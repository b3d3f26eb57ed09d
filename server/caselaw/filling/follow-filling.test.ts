import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FillingProgress } from '#shared/contract/library.ts'
import { createReport } from '../importing/report.ts'
import { followFilling } from './follow-filling.ts'

let told: FillingProgress[]
let following: ReturnType<typeof followFilling>
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  following = followFilling(progress => told.push(progress))
})
afterEach(() => {
  following.conclude(undefined, [])
  vi.useRealTimers()
})
const last = () => told.at(-1)

it('every new step is told at once, and the last of many bytes within half a second', () => {
  following.screen.list()
  following.screen.download({ done: 0, total: 1000 })
  following.screen.download({ done: 400, total: 1000 })
  following.screen.download({ done: 500, total: 1000 })
  expect(last()).toMatchObject({ step: 'downloading', done: 0 })
  vi.advanceTimersByTime(500)
  expect(last()).toMatchObject({ step: 'downloading', done: 500, rate: 0 })
  expect(told.length).toBeLessThanOrEqual(3)
})

it('the rate of a download that stands still falls, and it does not come back when judgments are read', () => {
  following.screen.download({ done: 0, total: 1_000_000 })
  vi.advanceTimersByTime(1000)
  following.screen.download({ done: 500_000, total: 1_000_000 })
  vi.advanceTimersByTime(600)
  const { rate = 0 } = last() ?? {}
  expect(rate).toBe(500_000)
  vi.advanceTimersByTime(60_000)
  expect(last()?.rate).toBeLessThan(rate / 10)
  following.screen.openImport({ size: { total: 60, unit: 'judgments' } })
  vi.advanceTimersByTime(60_000)
  expect(last()).toMatchObject({ step: 'reading', done: 0, total: 60, unit: 'judgments' })
})

it('what was left out is told by reason, the most frequent first, with some names and the years that are missing', () => {
  const report = createReport()
  const skip = (label: string, reason: 'damaged' | 'no_text', detail?: string) => {
    report.counts.skipped += 1
    report.skipped.push({ label, skip: detail ? { reason, detail } : { reason } })
  }
  skip('one.pdf', 'damaged', 'cut off')
  for (let number = 0; number < 30; number += 1) skip(`${number}.pdf`, 'no_text')
  const { leftOut } = following.conclude(report, [1951])
  expect(leftOut.map(({ reason, count, examples }) => [reason, count, examples.length])).toEqual([
    ['no_text', 30, 20],
    ['damaged', 1, 1],
    ['no_year', 1, 1],
  ])
  expect(leftOut[1]?.examples).toEqual(['one.pdf: cut off'])
})
