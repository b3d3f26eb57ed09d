import { describe, expect, it } from 'vitest'
import { splitMarks } from './split-marks.ts'

const text = 'Bail is the rule.'

describe('a passage with its matches', () => {
  it('comes in pieces that make up the whole again', () => {
    const pieces = splitMarks({ text, marks: [{ from: 0, to: 4 }] })
    expect(pieces).toEqual([
      { text: 'Bail', start: 0, isMatch: true },
      { text: ' is the rule.', start: 4, isMatch: false },
    ])
  })

  it('is one piece where nothing matches, and none where there is no text', () => {
    expect(splitMarks({ text, marks: [] })).toEqual([{ text, start: 0, isMatch: false }])
    expect(splitMarks({ text: '', marks: [{ from: 0, to: 3 }] })).toEqual([])
  })

  it('joins marks that overlap or touch, puts them in order and cuts those that reach too far', () => {
    const marks = [
      { from: 12, to: 99 },
      { from: 2, to: 6 },
      { from: -3, to: 3 },
      { from: 6, to: 7 },
      { from: 9, to: 9 },
    ]
    const matches = splitMarks({ text, marks }).filter(piece => piece.isMatch)
    expect(matches.map(piece => piece.text)).toEqual(['Bail is', 'rule.'])
  })

  it('leaves the marks it was given as they were', () => {
    const marks = [
      { from: 0, to: 3 },
      { from: 2, to: 6 },
    ]
    splitMarks({ text, marks })
    expect(marks[0]).toEqual({ from: 0, to: 3 })
  })
})
