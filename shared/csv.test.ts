import { describe, expect, it } from 'vitest'
import { writeCsv } from '#shared/csv.ts'

const cell = (text: string) =>
  writeCsv([[text]])
    .slice(1)
    .replace(/\r\n$/, '')

describe('CSV', () => {
  it('is marked as UTF-8, so that a spreadsheet reads Hindi and Marathi', () => {
    expect([...new TextEncoder().encode(writeCsv([['जमानत']])).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(cell('जमानत')).toBe('जमानत')
  })

  it('ends each line with CR LF', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n')
  })

  it('quotes what holds a comma, a quotation mark or a line break', () => {
    expect(cell('BNSS 2023, s.482')).toBe('"BNSS 2023, s.482"')
    expect(cell('"next friend"')).toBe('"""next friend"""')
    expect(cell('one\ntwo')).toBe('"one\ntwo"')
  })

  it('never lets a cell become a formula', () => {
    for (const start of ['=', '+', '-', '@', ' =', '＝', '＋', '－', '＠'])
      expect(cell(`${start}HYPERLINK(A1)`), start).toBe(`'${start}HYPERLINK(A1)`)
    expect(cell('\t=1')).toBe("'\t=1")
    expect(cell('\r=1')).toBe('"\'\r=1"')
    expect(cell('=cmd|"/c calc"!A1')).toBe('"\'=cmd|""/c calc""!A1"')
    expect(cell('s.482 - BNSS')).toBe('s.482 - BNSS')
  })
})
