import { describe, expect, it } from 'vitest'
import { countFacets, type Matches } from './count-facets.ts'
import { eachFacet } from './facts.ts'
import { listTexts, valuePacker } from './packed-lists.ts'

const length = 400
const courtOf = (place: number) => `Court ${place % 3}`

function openFacets() {
  const courts = valuePacker()
  const nothing = valuePacker()
  for (let place = 0; place < length; place += 1) {
    courts.add([courtOf(place)])
    nothing.add([])
  }
  return eachFacet(name => {
    const packed = (name === 'court' ? courts : nothing).pack()
    return { ...packed, values: listTexts(packed.values) }
  })
}

/** The best first, as a search gives them: the higher a place, the better. */
function findEvery(step: number, share = 0.5): Matches {
  const places = Uint32Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step).reverse()
  const scores = Float32Array.from(places, place => place + 1)
  return { places, scores, heights: scores, share }
}

describe.each([
  ['nearly all', 1],
  ['few', 50],
])('of %s that were found', (_, step) => {
  const matches = findEvery(step)
  const all = Array.from(matches.places)
  const heights = new Float32Array(length).fill(Number.NaN)
  for (const place of all) heights[place] = place + 1

  it('a value counts what reaches a share of its own best', () => {
    const { court } = countFacets({ length, facets: openFacets() }, matches, () => null, heights)()
    const expected = ['Court 0', 'Court 1', 'Court 2'].map(value => {
      const own = all.filter(place => courtOf(place) === value).map(place => place + 1)
      return { value, count: own.filter(score => score >= Math.max(...own) / 2).length }
    })
    expect(court.toSorted((one, other) => (one.value < other.value ? -1 : 1))).toEqual(expected)
  })

  it('a value counts all that has it where nothing is dropped, and those that are added to it', () => {
    const found = { ...findEvery(step, 0), places: matches.places.filter(place => place !== 0) }
    const own = heights.with(0, Number.NaN)
    const count = countFacets({ length, facets: openFacets() }, found, () => null, own)
    const { court } = count(() => [0, all[0] ?? 0])
    const expected = ['Court 0', 'Court 1', 'Court 2'].map(value => ({
      value,
      count: all.filter(place => courtOf(place) === value).length,
    }))
    expect(court.toSorted((one, other) => (one.value < other.value ? -1 : 1))).toEqual(expected)
  })

  it('a value counts only what is chosen for its facet', () => {
    const isChosen = Uint8Array.from(all, place => Number(courtOf(place) === 'Court 1'))
    const { court } = countFacets({ length, facets: openFacets() }, matches, () => isChosen, heights)()
    expect(court.map(({ value }) => value)).toEqual(['Court 1'])
  })
})

it.each([
  ['few', 1],
  ['very many', 40],
])('lists the thirty values that %s judgments have most', (_, times) => {
  const counts = Array.from({ length: 60 }, (_, value) => times * ((value * 7) % 60))
  const judges = valuePacker()
  const nothing = valuePacker()
  for (const [value, count] of counts.entries())
    for (let one = 0; one < count; one += 1) {
      judges.add([`Judge ${value}`])
      nothing.add([])
    }
  const facets = eachFacet(name => {
    const packed = (name === 'judge' ? judges : nothing).pack()
    return { ...packed, values: listTexts(packed.values) }
  })
  const places = Uint32Array.from({ length: counts.reduce((sum, count) => sum + count, 0) }, (_, at) => at)
  const scores = new Float32Array(places.length).fill(1)
  const found = { places, scores, heights: scores, share: 0 }
  const { judge } = countFacets({ length: places.length, facets }, found, () => null, scores)()
  expect(judge.map(({ count }) => count)).toEqual(counts.toSorted((one, other) => other - one).slice(0, 30))
})
