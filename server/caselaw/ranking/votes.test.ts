import { describe, expect, it } from 'vitest'
import { countReliance } from './votes.ts'

const near = { id: 'near', score: 10, cites: ['root'] }
const alike = { id: 'alike', score: 9, cites: ['root', 'branch'] }
const far = { id: 'far', score: 2, cites: ['leaf'] }

describe('reliance', () => {
  it('goes to what the most similar judgments cite', () => {
    const reliance = countReliance([near, alike, far])
    expect([...reliance].sort(([, one], [, other]) => other - one).map(([id]) => id)).toEqual([
      'root',
      'branch',
      'leaf',
    ])
    expect(reliance.get('leaf')).toBeLessThan(0.01)
  })

  it('is between 0 and 1, and a single vote is not a whole one', () => {
    const reliance = countReliance([near])
    expect(reliance.get('root')).toBeCloseTo(Math.log1p(1) / Math.log1p(3))
  })

  it('is none where nothing was found', () => {
    expect(countReliance([]).size).toBe(0)
  })
})
