import { describe, expect, it } from 'vitest'
import { longestRequest } from '#shared/contract/form-requests.ts'
import { plainView } from '../search-params.ts'
import { dropQuotes, listRemedies, shortenSearch } from './empty-help.ts'

const issue = { query: 'bail after charge sheet', searchType: 'legal_issue' as const }

describe('help where nothing was found', () => {
  it('begins with the filters, where some are on', () =>
    expect(listRemedies(issue, { ...plainView, yearTo: 1990, category: 'Tax' }, { phrases: [] })).toEqual([
      'remove-filters',
      'all-categories',
      'as-keyword',
    ]))

  it('offers to drop quotes that were understood as such, and to ask as an issue', () => {
    const keyword = { query: '"bail after  sheet" AND “x”', searchType: 'keyword' as const }
    expect(listRemedies(keyword, plainView, { phrases: ['bail after sheet', 'x'] })).toEqual([
      'drop-quotes',
      'as-issue',
    ])
    expect(dropQuotes(keyword.query)).toBe('bail after sheet AND x')
  })

  it('looks among forms and guides for the words of a search, not for its operators', () => {
    expect(shortenSearch('title:gandhi AND "personal liberty" NEAR/5 (passport* OR visa)')).toBe(
      'gandhi personal liberty passport visa',
    )
    expect(shortenSearch('facts '.repeat(100)).length).toBeLessThanOrEqual(longestRequest)
    expect(shortenSearch('***')).toBe('***')
  })

  it('never offers a brief as a keyword', () =>
    expect(
      listRemedies({ query: 'The facts', searchType: 'case_brief' }, plainView, { phrases: [] }),
    ).toEqual([]))
})
