import { expect, it } from 'vitest'
import { findHighCourt } from '../importing/high-court-names.ts'
import { parseYears } from './parse-years.ts'

it('a year or years are read, the last not before the first', () => {
  expect(['2024', '2015-2025', ' 2015 – 2016 '].map(parseYears)).toEqual([
    { from: 2024, to: 2024 },
    { from: 2015, to: 2025 },
    { from: 2015, to: 2016 },
  ])
  expect(['2025-2015', '24', '2015-', '2015,2016', ''].map(parseYears)).toEqual(Array(5).fill(null))
})

it('a High Court is found by its code or by a part of its name that no other has', () => {
  expect(['27~1', '27_1', 'bombay', 'Bombay High Court', 'punjab-and-haryana'].map(findHighCourt)).toEqual([
    '27~1',
    '27~1',
    '27~1',
    '27~1',
    '3~22',
  ])
  expect(['high', 'court', 'pradesh', 'xx', '', '99~9', 'constructor'].map(findHighCourt)).toEqual(
    Array(7).fill(null),
  )
})
