import { describe, expect, it } from 'vitest'
import { codeOf, listCodes } from './facet-codes.ts'
import { facetNames } from './facet-names.ts'

describe('the code of a value', () => {
  it('is another for another value or another facet, and a whole number that JSON carries', () => {
    const values = Array.from({ length: 40_000 }, (_, at) => `IPC ${at}`)
    const codes = facetNames.flatMap(name => values.map(value => codeOf(name, value)))
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every(code => Number.isSafeInteger(code) && code > 0)).toBe(true)
  })

  it('stays what it is: a library has it written down', () => {
    expect(codeOf('court', 'Supreme Court of India')).toBe(supremeCourt)
  })

  it('is written for each value that a judgment has', () => {
    const values = { category: null, court: 'Delhi High Court', year: 1978, judge: ['A', 'B'], section: [] }
    expect(listCodes(values)).toEqual([
      codeOf('court', 'Delhi High Court'),
      codeOf('year', '1978'),
      codeOf('judge', 'A'),
      codeOf('judge', 'B'),
    ])
  })
})

const supremeCourt = 5998773349956250
