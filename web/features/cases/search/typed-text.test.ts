import { describe, expect, it } from 'vitest'
import { briefLimit, caseSearchBody } from '#shared/contract/cases.ts'
import { cutText, looksLikeBrief, mostLetters } from './typed-text.ts'

describe('pasted text', () => {
  it('is taken as it is, line by line', () =>
    expect(cutText('Facts:\n\tthe accused')).toEqual({ text: 'Facts:\n\tthe accused', isCut: false }))

  it('loses what the call would refuse', () => {
    const { text } = cutText('a\u0000b\u000cc\ud83d')
    expect(text).toBe('a b c\ufffd')
    expect(caseSearchBody.safeParse({ query: text }).success).toBe(true)
  })

  it('is cut where a search ends, not in the middle of a letter', () => {
    expect(mostLetters).toBe(briefLimit)
    expect(cutText('x'.repeat(mostLetters)).isCut).toBe(false)
    const { text, isCut } = cutText(`${'x'.repeat(mostLetters - 1)}🏛 and more`)
    expect(isCut).toBe(true)
    expect(text).toBe('x'.repeat(mostLetters - 1))
  })

  it('is taken for a brief when it is long', () => {
    expect(looksLikeBrief('Is a retracted confession enough?')).toBe(false)
    expect(looksLikeBrief('The facts are these. '.repeat(40))).toBe(true)
  })
})
