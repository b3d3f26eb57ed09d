import { expect, it } from 'vitest'
import { parseDate } from './parse-date.ts'

it.each([
  ['11-03-1958', '1958-03-11'],
  ['11/3/1958', '1958-03-11'],
  ['11.03.1958', '1958-03-11'],
  ['1958-03-11', '1958-03-11'],
  ['1958-03-11T00:00:00', '1958-03-11'],
  ['11 March 1958', '1958-03-11'],
  ['11th Mar, 1958', '1958-03-11'],
  ['11-Mar-1958', '1958-03-11'],
  ['March 11, 1958', '1958-03-11'],
])('%s is read as a day', (text, day) => {
  expect(parseDate(text)).toBe(day)
})

it('a day of the table itself is taken as it is', () => {
  expect(parseDate(new Date('2018-12-07T00:00:00Z'))).toBe('2018-12-07')
})

it.each([
  ['31-02-2001'],
  ['00-00-0000'],
  ['11-13-1958'],
  ['3 Foo 1958'],
  [''],
  [null],
  [20],
  [new Date('x')],
])('%s is no day', value => {
  expect(parseDate(value)).toBeNull()
})
