import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'
import { createReport } from './report.ts'
import type { Settled } from './settle.ts'

const item = { key: 'a', label: 'a', fingerprint: '', isNamed: false } as Settled['item'] // its content is not used

function follow(isTTY: boolean, seconds: number) {
  let time = 0
  const lines: string[] = []
  const screen = { isTTY, columns: 100, write: (text: string) => lines.push(text) }
  const size = { total: 1000, unit: 'judgments' as const }
  const progress = createProgress({ size, screen, now: () => time })
  const report = createReport()
  for (let second = 1; second <= seconds; second += 1) {
    for (let one = 0; one < 20; one += 1) report.add({ outcome: 'imported', item })
    time = second * 1000
    progress.update(report)
  }
  return lines
}

it('a terminal shows a bar with rate and time left', () => {
  expect(follow(true, 25).at(-1)).toBe(
    '\r\u001b[K[############............]  50%  500 of 1,000  20/s  25 s left',
  )
})

it('a log gets a line every ten seconds', () => {
  expect(follow(false, 25)).toEqual([
    ' 20%  200 of 1,000  20/s  40 s left\n',
    ' 40%  400 of 1,000  20/s  30 s left\n',
  ])
})
