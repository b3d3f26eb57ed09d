import { describe, expect, it } from 'vitest'
import { pickVisibleLines } from './visible-lines.ts'

describe('the lines that are drawn', () => {
  it('begin at the top of a list just opened', () => {
    expect(pickVisibleLines(300, 900, 60, 10_000)).toEqual({ first: 0, end: 20 })
  })

  it('cover what is in sight, with room above and below', () => {
    const { first, end } = pickVisibleLines(-6_000, 900, 60, 10_000)
    expect(first).toBeLessThanOrEqual(100 - 10)
    expect(end).toBeGreaterThanOrEqual(115 + 10)
    expect(end - first).toBeLessThan(60)
  })

  it('end with the list', () => {
    expect(pickVisibleLines(-599_400, 900, 60, 10_000).end).toBe(10_000)
    expect(pickVisibleLines(300, 900, 60, 3)).toEqual({ first: 0, end: 3 })
    expect(pickVisibleLines(300, 900, 60, 0)).toEqual({ first: 0, end: 0 })
  })

  it('are the last ones when the list has just become shorter than where one stood', () => {
    expect(pickVisibleLines(-6_000, 900, 60, 5)).toEqual({ first: 4, end: 5 })
  })

  it('stay the same through small scrolls', () => {
    expect(pickVisibleLines(-6_010, 900, 60, 10_000)).toEqual(pickVisibleLines(-6_050, 900, 60, 10_000))
  })
})
