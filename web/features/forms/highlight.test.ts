import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByRanges } from './highlight.ts'

const pieces = (text: string, ...ranges: [number, number][]) =>
  splitByRanges(text, ranges).map(part => (part.isMatch ? `[${part.text}]` : part.text))

describe('the matches of a search', () => {
  it('stand apart, wherever in the text they are', () => {
    expect(pieces('regular bail', [8, 12])).toEqual(['regular ', '[bail]'])
    expect(pieces('bail, regular', [0, 4])).toEqual(['[bail]', ', regular'])
    expect(pieces('bail', [0, 4])).toEqual(['[bail]'])
  })

  it('are read in the order of the text; those that overlap or touch are one', () => {
    expect(pieces('regular bail', [8, 12], [0, 3])).toEqual(['[reg]', 'ular ', '[bail]'])
    expect(pieces('regular bail', [0, 5], [3, 7])).toEqual(['[regular]', ' bail'])
    expect(pieces('regular bail', [0, 3], [3, 7])).toEqual(['[regular]', ' bail'])
  })

  it('never reach beyond the text', () => {
    expect(pieces('bail', [-3, 2], [3, 99], [50, 60], [2, 2])).toEqual(['[ba]', 'i', '[l]'])
    expect(pieces('', [0, 1])).toEqual([])
    expect(pieces('bail')).toEqual(['bail'])
  })

  it('leave the text as it was, whatever the ranges', () => {
    const range = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }))
    fc.assert(
      fc.property(fc.string({ maxLength: 50, unit: 'grapheme' }), fc.array(range), (text, ranges) => {
        const parts = splitByRanges(text, ranges)
        expect(parts.map(part => part.text).join('')).toBe(text)
        expect(parts.every(part => part.text !== '')).toBe(true)
      }),
    )
  })
})
