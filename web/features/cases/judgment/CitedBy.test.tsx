import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { CaseTreatment } from '#shared/contract/cases.ts'
import { citedByQuery } from '../case-queries.ts'
import { makeResult } from '../search/testing/make-result.ts'
import { showPart } from '../testing/show-part.tsx'
import { CitedBy } from './CitedBy.tsx'

/** Renders the part with this many citing judgments loaded. */
function show(total: number, loaded: number, told: CaseTreatment[] = []) {
  const client = new QueryClient()
  const cases = Array.from({ length: loaded }, (_, number) => ({
    ...makeResult({
      id: `case-${number}`,
      caseTitle: `Citing ${number}`,
      citation: '2015 INSC 7',
      year: 2015,
    }),
    treatments: number === 0 ? told : [],
  }))
  const treatments = told.map(({ kind }) => ({ kind, count: 1 }))
  client.setQueryData(citedByQuery('a-v-b').queryKey, {
    pages: [{ total, cases, treatments }],
    pageParams: [1],
  })
  return showPart(<CitedBy id="a-v-b" count={total} />, client)
}

describe('the judgments that cite one', () => {
  it('are counted, and each is named with its citation and leads to its page', () => {
    const { text, links } = show(2, 2)
    expect(text).toContain('|Cited by 2 judgments|')
    expect(text).toContain('|Citing 1|2015 INSC 7 · Supreme Court of India · 2015|')
    expect(links).toEqual(['/case-law/case-0', '/case-law/case-1'])
    expect(text).not.toContain('Show more')
  })

  it('are offered page by page when there are many', () => {
    expect(show(45, 20).text).toMatch(/\|Show more\|20 of 45\|/)
  })

  it('say what was done to it in their own words, and can be narrowed to those that say so', () => {
    const sentence = 'A v. B is clearly distinguishable.'
    const told = { kind: 'distinguished', isTold: false, by: null, sentence, paragraphId: 'p7' } as const
    const { text, links } = show(2, 2, [told])
    expect(text).toContain('|All 2|Distinguished| 1|')
    expect(text).toContain('Inferred from the texts')
    expect(text).toContain(`|Distinguished| |${sentence}| |Read it there|`)
    expect(links).toContain('/case-law/case-0#p7')
    expect(show(2, 2, [{ ...told, isTold: true, by: 'C v D' }]).text).toContain('by C v D')
    expect(show(2, 2).text).not.toContain('All')
  })

  it('are no part of the page when there is none', () => {
    expect(show(0, 0).html).toBe('')
  })
})
