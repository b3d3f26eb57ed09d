import { describe, expect, it } from 'vitest'
import { average, comparePaired, measure } from './metrics.ts'

const relevant = new Set(['a', 'b'])
const irrelevant = new Set(['x', 'y', 'z'])

describe('the measures of a ranked list', () => {
  it('are all 1 when what is relevant comes first', () => {
    expect(measure(['a', 'b', 'x'], relevant, irrelevant)).toEqual({ ap: 1, p10: 0.2, bpref: 1, rr: 1 })
  })

  it('count the precision at each relevant place, and nothing for what was not found', () => {
    expect(measure(['x', 'a', 'y'], relevant, irrelevant)).toMatchObject({ ap: 1 / 4, rr: 1 / 2 })
  })

  it('do not count unjudged documents against a list in bpref', () => {
    expect(measure(['q', 'r', 'a', 'b'], relevant, irrelevant).bpref).toBe(1)
    expect(measure(['x', 'a', 'y', 'b'], relevant, irrelevant).bpref).toBe((1 / 2 + 0) / 2)
  })

  it('are 0 for an empty list', () => {
    expect(measure([], relevant, irrelevant)).toEqual({ ap: 0, p10: 0, bpref: 0, rr: 0 })
  })

  it('look at a thousand places, no further', () => {
    const long = [...Array.from({ length: 1000 }, (_, at) => `u${at}`), 'a']
    expect(measure(long, relevant, irrelevant).ap).toBe(0)
  })
})

describe('two runs compared', () => {
  const of = (ap: number) => ({ ap, p10: 0, bpref: 0, rr: 0 })

  it('tell on how many queries each is better', () => {
    expect(comparePaired([of(0.5), of(0.2), of(0.3)], [of(0.1), of(0.4), of(0.3)])).toMatchObject({
      better: 1,
      worse: 1,
      equal: 1,
    })
  })

  it('find a gain on every one of many queries unlikely to be chance, and no gain likely', () => {
    const ours = Array.from({ length: 20 }, () => of(0.4))
    const theirs = Array.from({ length: 20 }, () => of(0.3))
    expect(comparePaired(ours, theirs).p).toBeLessThan(0.001)
    expect(comparePaired(ours, ours).p).toBe(1)
  })

  it('are averaged over their queries', () => {
    expect(average([of(0.2), of(0.4)]).ap).toBeCloseTo(0.3)
  })
})
