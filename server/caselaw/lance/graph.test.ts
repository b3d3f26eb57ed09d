import { describe, expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { joinFacts, packFacts } from './facts.ts'
import { buildGraph, createResolver, openGraph } from './graph.ts'
import { writeRow } from './layout.ts'

const precedent = (title: string, citation: string | null) => ({ title, citation, treatment: null })
const sibbia = makeJudgment('old', {
  title: 'Gurbaksh Singh Sibbia v State of Punjab',
  year: 1980,
  date: null,
  citations: ['(1980) 2 SCC 565'],
  precedents: [precedent('itself', '(1980) 2 SCC 565')],
})
const twin = (id: string, year: number) =>
  makeJudgment(id, { title: 'Ram Lal v State of U.P.', year, date: null, citations: [] })
const citing = makeJudgment('new', {
  title: 'A v B',
  precedents: [
    precedent('Sibbia', '(1980) 2 SCC 565'),
    precedent('Unknown v Nobody', null),
    precedent('Gurbaksh Singh Sibbia v State of Punjab', null),
  ],
})

const facts = await packFacts([sibbia, twin('twin-1', 1971), twin('twin-2', 1990), citing].map(writeRow))
const memory = buildGraph(facts)
const resolve = createResolver(facts, memory)
const [old, , second, latest] = [0, 1, 2, 3]

describe('the citations between judgments', () => {
  it('are resolved by any spelling of a citation', () => {
    expect(resolve(precedent('Sibbia', '1980 (2) S.C.C. 565'))).toBe(old)
  })

  it('are resolved by the name when there is no citation of ours', () => {
    expect(resolve(precedent('Gurbaksh Singh Sibbia vs. State of Punjab', 'AIR 1980 SC 1632'))).toBe(old)
  })

  it('tell namesakes apart by the year, and stay open when that does not decide', () => {
    expect(resolve(precedent('Ram Lal v State of Uttar Pradesh', 'AIR 1991 SC 12'))).toBe(second)
    expect(resolve(precedent('Ram Lal v State of Uttar Pradesh', null))).toBeNull()
  })

  it('can be walked both ways, each once, and no judgment cites itself', () => {
    const graph = openGraph(memory)
    expect([...graph.cites(latest)]).toEqual([old])
    expect([...graph.citedBy(old)]).toEqual([latest])
    expect([...graph.cites(old)]).toEqual([])
    expect(graph.mostCited).toBe(1)
  })

  it('are those of what is left, when facts are joined without what was replaced', async () => {
    const joined = joinFacts([
      { packed: facts, kept: Uint32Array.of(1, 2, 3) },
      { packed: await packFacts([writeRow(sibbia)]), kept: null },
    ])
    const graph = openGraph(buildGraph(joined))
    expect([...graph.cites(2)]).toEqual([3])
    expect(
      createResolver(joined, buildGraph(joined))(precedent('Ram Lal v State of U.P.', 'AIR 1972 SC 1')),
    ).toBe(0)
  })
})
