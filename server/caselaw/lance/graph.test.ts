import { describe, expect, it } from 'vitest'
import { buildGraph, createResolver, findEdges, type PlacedEdges } from './graph.ts'

const entries = [
  {
    id: 'old',
    title: 'Gurbaksh Singh Sibbia v State of Punjab',
    year: 1980,
    citations: ['(1980) 2 SCC 565'],
  },
  { id: 'twin-1', title: 'Ram Lal v State of U.P.', year: 1971, citations: [] },
  { id: 'twin-2', title: 'Ram Lal v State of U.P.', year: 1990, citations: [] },
]
const resolve = createResolver(entries)
const precedent = (title: string, citation: string | null) => ({ title, citation, treatment: null })

describe('the citations between judgments', () => {
  it('are resolved by any spelling of a citation', () => {
    expect(resolve(precedent('Sibbia', '1980 (2) S.C.C. 565'))).toBe('old')
  })

  it('are resolved by the name when there is no citation of ours', () => {
    expect(resolve(precedent('Gurbaksh Singh Sibbia vs. State of Punjab', 'AIR 1980 SC 1632'))).toBe('old')
  })

  it('tell namesakes apart by the year, and stay open when that does not decide', () => {
    expect(resolve(precedent('Ram Lal v State of Uttar Pradesh', 'AIR 1991 SC 12'))).toBe('twin-2')
    expect(resolve(precedent('Ram Lal v State of Uttar Pradesh', null))).toBeNull()
  })

  it('can be walked both ways, and no judgment cites itself', () => {
    const sources = [
      {
        id: 'new',
        precedents: [precedent('Sibbia', '(1980) 2 SCC 565'), precedent('Unknown v Nobody', null)],
      },
      { id: 'old', precedents: [precedent('itself', '(1980) 2 SCC 565')] },
    ]
    const places = new Map([
      ['old', 0],
      ['new', 1],
    ])
    const placeOf = (id: string) => places.get(id) ?? -1
    const edges = findEdges(sources, resolve).map(
      ([from, to]): PlacedEdges => [placeOf(from), to.map(placeOf)],
    )
    const graph = buildGraph(edges, 2)
    expect([...graph.cites(1)]).toEqual([0])
    expect([...graph.citedBy(0)]).toEqual([1])
    expect([...graph.cites(0)]).toEqual([])
    expect(graph.mostCited).toBe(1)
  })
})
