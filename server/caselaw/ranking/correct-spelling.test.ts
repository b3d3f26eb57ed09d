import { describe, expect, it } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'

const nearest: Record<string, string | null> = {
  murdar: 'murder',
  plaintt: 'plaint',
  johar: 'jowar',
  qqqq: null,
}
const factsOf = (typed: string) => {
  const word = typed.toLowerCase()
  return { forms: [word], isUnknown: word in nearest, nearest: nearest[word] ?? null }
}
const corrected = (words: string[], name?: NonNullable<Parameters<typeof correctSpelling>[2]>['name']) =>
  correctSpelling(words, factsOf, { name }).map(({ typed, searched }) => `${typed} ${searched}`)

describe('a word that no judgment has', () => {
  it('is taken for the nearest that some have', () => {
    expect(corrected(['murdar', 'Plaintt', 'gandhi', '1234', 'qqqq'])).toEqual([
      'murdar murder',
      'Plaintt plaint',
    ])
  })

  it('is right when the law knows it', () => {
    expect(corrected(['murdar'])).toHaveLength(1)
    expect(correctSpelling(['Murdar'], factsOf, { isKnown: word => word === 'murdar' })).toEqual([])
  })

  it('is taken for a word of the name that is meant before all others', () => {
    const name = { title: 'Jawahar v State', corrections: [{ typed: 'johar', searched: 'jawahar' }] }
    expect(corrected(['Johar'], name)).toEqual(['Johar jawahar'])
  })

  it('is right when it stands in the name that is meant', () => {
    expect(corrected(['johar'])).toEqual(['johar jowar'])
    expect(corrected(['johar'], { title: 'Navtej Singh Johar v Union of India', corrections: [] })).toEqual(
      [],
    )
  })
})
