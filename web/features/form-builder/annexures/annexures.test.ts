import { describe, expect, it } from 'vitest'
import { firstMark, markPattern, writeMark } from '#shared/annexures.ts'
import { moveItem } from '../move-item.ts'
import { fitOnSheet } from './shrink-photograph.ts'

it('a mark has the number or the letter in its place', () => {
  expect(writeMark('Annexure P-{n}', 12)).toBe('Annexure P-12')
  expect([1, 26, 27, 53].map(number => writeMark('Exhibit {A}', number))).toEqual([
    'Exhibit A',
    'Exhibit Z',
    'Exhibit AA',
    'Exhibit BA',
  ])
})

it('a paper in Hindi or Marathi has no English mark, where nobody chose one', () => {
  expect(Object.values(firstMark).every(mark => markPattern.test(mark))).toBe(true)
  expect(writeMark(firstMark.hi, 2)).toBe('अनुलग्नक P-2')
  expect(writeMark(firstMark.mr, 2)).toBe('परिशिष्ट P-2')
})

it('an annexure is moved up and down, and the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a'])
})

describe('a photograph', () => {
  it('is made as small as a scan of its sheet, standing or lying', () => {
    expect(fitOnSheet({ width: 3024, height: 4032 })).toEqual({ width: 1654, height: 2205 })
    expect(fitOnSheet({ width: 4032, height: 3024 })).toEqual({ width: 2205, height: 1654 })
  })

  it('is never made larger', () => {
    expect(fitOnSheet({ width: 600, height: 400 })).toEqual({ width: 600, height: 400 })
  })
})
