import { describe, expect, it } from 'vitest'
import { countReliance } from './votes.ts'

const cites = (id: string) => ({ near: ['root'], alike: ['root', 'branch'], far: ['leaf'] })[id] ?? []

describe('reliance', () => {
  it('goes to what the most similar judgments cite', () => {
    const reliance = countReliance(
      [
        { id: 'near', score: 10 },
        { id: 'alike', score: 9 },
        { id: 'far', score: 2 },
      ],
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
    const reliance = countReliance([{ id: 'near', score: 3 }], cites)
    expect(reliance.get('root')).toBeCloseTo(Math.log1p(1) / Math.log1p(2))
  })

  it('is none where nothing was found', () => {
    expect(countReliance([], cites).size).toBe(0)
  })
})
