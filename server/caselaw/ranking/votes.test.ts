import { describe, expect, it } from 'vitest'
import { countReliance } from './votes.ts'

const cites = (id: string) => ({ near: ['root'], alike: ['root', 'branch'], far: ['leaf'] })[id] ?? []

describe('reliance', () => {
  it('goes to what the most similar judgments cite', () => {
    const reliance = countReliance(
      new Map([
        ['near', 10],
        ['alike', 9],
        ['far', 2],
      ]),
      cites,
    )
    expect([...reliance].sort(([, one], [, other]) => other - one).map(([id]) => id)).toEqual([
      'root',
      'branch',
      'leaf',
    ])
    expect(reliance.get('leaf')).toBeLessThan(0.01)
  })

  it('is between 0 and 1, and a single vote is not a whole one', () => {
    const reliance = countReliance(new Map([['near', 3]]), cites)
    expect(reliance.get('root')).toBeCloseTo(Math.log1p(1) / Math.log1p(3))
  })

  it('is none where nothing was found', () => {
    expect(countReliance(new Map(), cites).size).toBe(0)
  })
})
