import { describe, expect, it } from 'vitest'
import { makeResult } from '../search/testing/make-result.ts'
import { showPart } from '../testing/show-part.tsx'
import { NetworkSide } from './NetworkSide.tsx'

const cases = [
  {
    ...makeResult({ id: 'c-v-d', caseTitle: 'C v D', year: 1990, citedByCount: 7 }),
    kinds: ['followed'] as const,
  },
].map(one => ({ ...one, kinds: [...one.kinds] }))

const show = (total: number, name: 'cites' | 'citedBy' = 'citedBy') =>
  showPart(<NetworkSide id="a-v-b" name={name} part="cited-by" side={{ total, cases: total ? cases : [] }} />)

describe('a side of the network', () => {
  it('is a list of judgments, each leading to its own network', () => {
    const { text, links } = show(1)
    expect(text).toContain('|Cited by|C v D|1990 · Cited by 7|Followed|')
    expect(links).toEqual(['/case-law/c-v-d/network'])
    expect(text).not.toContain('Show all')
  })

  it('says how many there are when it shows the most cited only, and leads to all of them', () => {
    const { text, links } = show(1234)
    expect(text).toContain('the 1 most cited of 1,234')
    expect(links.at(-1)).toBe('/case-law/a-v-b#cited-by')
  })

  it('says when there is none', () =>
    expect(show(0, 'cites').text).toContain('It cites none of this library.'))
})
