import { describe, expect, it } from 'vitest'
import { type Known, learnCitations, type Printed } from './learn-citations.ts'

const known = (id: string, title: string, year: number, citations: string[] = []): Known => ({
  id,
  title,
  year,
  citations,
})
const prints = (by: string, title: string, ...citations: string[]): Printed => ({ by, title, citations })
const learn = (library: Known[], printed: Printed[]) => Object.fromEntries(learnCitations(library, printed))

const virsa = known('virsa', 'Virsa Singh v State of Punjab', 1958, ['AIR 1958 SC 465'])
const roshan = known('roshan', 'Roshan Lal Tandon v Union of India', 1967)

describe('a citation that others print', () => {
  it('is learnt from one that prints it beside a citation of the judgment', () => {
    const printed = [prints('a', 'Virsa Singh v. State of Punjab', 'AIR 1958 SC 465', '[1958] SCR 1495')]
    expect(learn([virsa], printed)).toEqual({ virsa: ['[1958] SCR 1495'] })
  })

  it('is learnt from two that print it beside a name of that year, and not from one', () => {
    const one = prints('a', 'Roshan Lal Tandon v. Union of India', '[1968] 1 SCR 185')
    expect(learn([roshan], [one])).toEqual({})
    expect(learn([roshan], [one, { ...one, by: 'a' }])).toEqual({})
    expect(learn([roshan], [one, { ...one, by: 'b' }])).toEqual({ roshan: ['[1968] 1 SCR 185'] })
  })

  it('is nobody’s when two cases contend for it, also when one of them is not in the library', () => {
    const one = prints('a', 'Virsa Singh v State of Punjab', 'AIR 1958 SC 465', '(2005) 3 SCC 114')
    const other = known('other', 'Ram Lal v State of Goa', 1957, ['AIR 1957 SC 1'])
    const second = prints('b', 'Ram Lal v State of Goa', 'AIR 1957 SC 1', '[1958] SCR 1495')
    const first = { ...one, citations: ['AIR 1958 SC 465', '[1958] SCR 1495'] }
    expect(learn([virsa, other], [first, second])).toEqual({})
    expect(learn([virsa], [first, prints('b', 'Mohan v State of Kerala', '[1958] SCR 1495')])).toEqual({})
    expect(learn([virsa], [one]), 'a report of forty years later').toEqual({})
  })

  it('is not learnt by a name that two judgments of those years have', () => {
    const printed = ['a', 'b'].map(by => prints(by, 'Roshan Lal Tandon v Union of India', '[1968] 1 SCR 185'))
    expect(learn([roshan, { ...roshan, id: 'review' }], printed)).toEqual({})
    expect(learn([roshan, { ...roshan, id: 'later', year: 1990 }], printed)).toEqual({
      roshan: ['[1968] 1 SCR 185'],
    })
  })

  it('is not learnt where the name beside the known citation is of another case', () => {
    const printed = [prints('a', 'Mohan Das v State of Kerala', 'AIR 1958 SC 465', '[1958] SCR 1495')]
    expect(learn([virsa], printed)).toEqual({})
  })

  it('leaves out a misprint beside what the others print of the same report', () => {
    const right = ['a', 'b'].map(by => prints(by, virsa.title, 'AIR 1958 SC 465', '[1958] SCR 1495'))
    const wrong = prints('c', virsa.title, 'AIR 1958 SC 465', '[1958] SCR 1459')
    expect(learn([virsa], [...right, wrong])).toEqual({ virsa: ['[1958] SCR 1495'] })
    expect(learn([virsa], [...right.slice(1), wrong])).toEqual({})
  })
})
