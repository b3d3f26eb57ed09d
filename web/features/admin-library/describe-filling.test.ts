import { expect, it } from 'vitest'
import type { FillingProgress } from '#shared/contract/library.ts'
import { sayIn } from '#web/say.ts'
import { describeSpeed, describeStep, describeTimeLeft, nameSource, shareOf } from './describe-filling.ts'
import { messages } from './messages/en.ts'

const say = sayIn<typeof messages>(messages, 'en')
const reading: FillingProgress = {
  step: 'reading',
  ...{ done: 1200, total: 35_120, unit: 'judgments', rate: 41.4, secondsLeft: 819 },
  counts: { imported: 1200, replaced: 0, joined: 0, unchanged: 0, skipped: 0 },
  leftOut: [],
}
const fetching: FillingProgress = {
  ...reading,
  step: 'downloading',
  unit: 'bytes',
  done: 1024 ** 3,
  total: 5 * 1024 ** 3,
}

it('a step is told with how far it is, how fast, and how long it takes still', () => {
  expect([describeStep(say, reading), describeSpeed(say, reading)]).toEqual([
    'Reading: 1,200 of 35,120 judgments',
    '41 judgments a second, about 14 min left',
  ])
  expect(describeStep(say, fetching)).toBe('Fetching: 1 GB of 5 GB')
  expect(describeSpeed(say, { ...fetching, rate: 20_971_520, secondsLeft: null })).toBe('20 MB a second')
  expect(describeTimeLeft(say, 6000)).toBe('about 1 h 40 min left')
})

it('a step of unknown length has no share, and one that stands still no speed', () => {
  expect([shareOf(fetching), shareOf({ ...reading, total: 0 })]).toEqual([0.2, null])
  expect(shareOf({ ...reading, step: 'publishing' })).toBeNull()
  expect(describeSpeed(say, { ...reading, rate: 0 })).toBe('')
})

it('a source is named by court and years', () => {
  const courts = [{ code: '27~1', name: 'Bombay High Court' }]
  expect(nameSource(say, { kind: 'high-court', court: '27~1', from: 2020, to: 2020 }, courts)).toBe(
    'Bombay High Court, 2020',
  )
  expect(nameSource(say, { kind: 'supreme-court', from: 2015, to: 2025 }, courts)).toBe(
    'Supreme Court of India, 2015–2025',
  )
})
