import { describe, expect, it } from 'vitest'
import { isoDay } from '#shared/templates/dates.ts'
import { explainDate } from './date-messages.ts'
import { isWholeDate, parseTypedDay } from './parse-typed-day.ts'
import { addSlashes } from './use-date-text.ts'

const read = (text: string) => {
  const typed = parseTypedDay(text, 2026)
  return 'day' in typed ? isoDay(typed.day) : typed.problem
}

describe('a date as people type it', () => {
  it.each([
    '22/11/2026',
    '22.11.2026',
    '22-11-2026',
    '22 11 2026',
    ' 22 / 11 / 2026 ',
    '22-11-26',
    '22112026',
    '2026-11-22',
    '2026/11/22',
    '2026-11-22T10:30:00Z',
    '२२/११/२०२६',
    '22 Nov 2026',
    '22nd November, 2026',
    'November 22, 2026',
    '22-Nov-2026',
    '22 नवंबर 2026',
    '२२ नोव्हेंबर २०२६',
  ])('%s is the 22nd of November', text => expect(read(text)).toBe('2026-11-22'))

  it('reads the day first, and takes a year of two digits as the nearest that makes sense', () => {
    expect(read('3/4/2026')).toBe('2026-04-03')
    expect(read('15/08/47')).toBe('1947-08-15')
    expect(read('01/01/46')).toBe('2046-01-01')
    expect(read('29/02/2024')).toBe('2024-02-29')
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['22/11', 'unclear'],
    ['22', 'unclear'],
    ['tomorrow', 'unclear'],
    ['22/11/026', 'unclear'],
    ['1/2/3/2026', 'unclear'],
    ['22 Smarch 2026', 'unclear'],
    ['11/22/2026', 'month'],
    ['22/00/2026', 'month'],
    ['31/04/2026', 'days'],
    ['29/02/2026', 'days'],
    ['00/11/2026', 'days'],
    ['22/11/0026', 'year'],
    ['22/11/9999', 'year'],
  ])('%j is no date: %s', (text, problem) => expect(read(text)).toBe(problem))

  it('says in the language of the form what is impossible', () => {
    expect(explainDate(parseTypedDay('31/02/2026', 2026), 'en')).toBe('February 2026 has 28 days')
    expect(explainDate(parseTypedDay('31/02/2026', 2026), 'hi')).toContain('फरवरी 2026')
    expect(explainDate(parseTypedDay('11/22/2026', 2026), 'mr')).toContain('22')
    expect(explainDate(parseTypedDay('22/11/2026', 2026), 'en')).toBeUndefined()
    expect(explainDate(parseTypedDay('', 2026), 'en')).toBeUndefined()
  })

  it('waits with a year of two digits until it is clear that no more comes', () => {
    expect(isWholeDate('22/11/20')).toBe(false)
    expect(isWholeDate('22/11/2026')).toBe(true)
    expect(isWholeDate('2026-11-22')).toBe(true)
  })
})

describe('typing on a number pad', () => {
  const type = (keys: string) => [...keys].reduce((text, key) => addSlashes(text, text + key), '')

  it.each([
    ['22112026', '22/11/2026'],
    ['22/11/2026', '22/11/2026'],
    ['2-1-2026', '2-1-2026'],
    ['2026-11-22', '2026-11-22'],
    ['22.11.2026', '22.11.2026'],
  ])('%s becomes %s', (keys, text) => expect(type(keys)).toBe(text))

  it('leaves alone what is deleted, corrected or pasted', () => {
    expect(addSlashes('22/1', '22/')).toBe('22/')
    expect(addSlashes('22/', '22')).toBe('22')
    expect(addSlashes('', '2211')).toBe('2211')
    expect(addSlashes('22', '122')).toBe('122')
  })
})
