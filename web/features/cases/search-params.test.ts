import { describe, expect, it } from 'vitest'
import { caseFilters } from '#shared/contract/cases.ts'
import { parseParams, parseSearch, plainOf, stringifySearch } from '#web/search.ts'
import { caseLawSearch, longestInAddress } from './case-law-search.ts'
import {
  type CaseLawView,
  deriveCaseLawView,
  isNarrowed,
  plainView,
  viewOfRecent,
  viewOfSaved,
  writeCaseLawSearch,
  writeFilters,
} from './search-params.ts'

const readView = (given: Record<string, unknown>) => deriveCaseLawView(parseParams(caseLawSearch, given))
const plainSearch = plainOf(caseLawSearch)

const full: CaseLawView = {
  query: '"right of way" AND NOT licence',
  recent: undefined,
  saved: undefined,
  searchType: 'keyword',
  category: 'Property',
  courts: ['Supreme Court of India', 'High Court of Judicature at Bombay'],
  judges: ['R. C. Lahoti'],
  sections: ['CPC Order 39 Rule 1', 'IPC 302'],
  yearFrom: 1990,
  yearTo: 2015,
  benchFrom: 5,
  within: ['dowry', '"prima facie"'],
  sort: 'oldest',
  page: 3,
}

describe('a search in the address', () => {
  it('is nothing where the address says nothing', () => {
    expect(readView({})).toEqual(plainView)
    expect(writeCaseLawSearch(plainView)).toEqual(plainSearch)
  })

  it('comes back as it was written', () => {
    const address = stringifySearch(writeCaseLawSearch(full))
    expect(readView(parseSearch(address))).toEqual(full)
  })

  it('names a saved search by its number only where its text is private', () => {
    const search = {
      ...{ id: 7, name: 'Arrests', query: 'arrest', isCut: false, searchType: 'keyword' as const },
      ...{ category: null, filters: { yearTo: 2015 }, alert: false, feedAt: null, createdAt: '', version: 1 },
    }
    expect(viewOfSaved(search)).toMatchObject({ query: 'arrest', saved: undefined, yearTo: 2015 })
    const brief = viewOfSaved({ ...search, searchType: 'case_brief' })
    expect(brief).toMatchObject({ query: '', saved: 7, searchType: 'case_brief', yearTo: 2015 })
    expect(stringifySearch(writeCaseLawSearch(viewOfSaved({ ...search, isCut: true })))).toContain('saved=7')
    expect(readView({ saved: '7', recent: '3' })).toMatchObject({ recent: 3, saved: undefined })
    expect(readView({ saved: '7', q: 'bail' })).toMatchObject({ query: 'bail', saved: undefined })
  })

  it('never holds a pasted brief, nor any long text, but the number it is kept under', () => {
    const brief = {
      ...plainView,
      searchType: 'case_brief' as const,
      recent: 7,
      query: 'The deceased was found',
    }
    const long = { ...plainView, recent: 8, query: 'x'.repeat(longestInAddress + 1) }
    expect(writeCaseLawSearch(brief)).toEqual({ ...plainSearch, recent: 7, type: 'case_brief' })
    expect(writeCaseLawSearch(long)).toEqual({ ...plainSearch, recent: 8 })
    expect(readView({ recent: '7', type: 'case_brief' })).toMatchObject({ recent: 7, query: '' })
  })

  it('is one search: where there are words, a kept one is not asked for', () =>
    expect(readView({ q: 'bail', recent: '7' }).recent).toBeUndefined())

  it('leaves out what does not exist', () => {
    const find = { type: 'magic', category: 'Poetry', page: '-2', from: 'soon', to: '99', recent: '1.5' }
    expect(readView(find)).toEqual(plainView)
    expect(readView({ q: ['bail'], category: '', other: 'x' })).toEqual(plainView)
    expect(readView({ page: '900' }).page).toBe(50)
    expect(readView({ q: 'bail', type: 'case_brief' }).searchType).toBe('legal_issue')
  })

  it('forgives the case of a category, and years in the wrong order', () =>
    expect(readView({ category: ' tax ', from: '2010', to: '1999' })).toMatchObject({
      category: 'Tax',
      yearFrom: 1999,
      yearTo: 2010,
    }))
})

describe('a recent search', () => {
  it('comes back narrowed as it was, without its words in the address', () => {
    const view = viewOfRecent({
      id: 7,
      query: 'bail',
      searchType: 'keyword',
      category: 'Criminal',
      filters: { courts: ['Supreme Court of India'], yearFrom: 1990 },
      total: 3,
      at: '2026-11-21T10:00:00.000Z',
    })
    expect(writeCaseLawSearch(view)).toEqual({
      ...plainSearch,
      recent: 7,
      type: 'keyword',
      category: 'Criminal',
      court: ['Supreme Court of India'],
      from: 1990,
    })
  })
})

describe('the filters of a search', () => {
  it('are those the call takes, and only those that are set', () => {
    expect(writeFilters(plainView)).toEqual({})
    expect(caseFilters.parse(writeFilters(full))).toEqual({
      courts: full.courts,
      judges: full.judges,
      sections: full.sections,
      yearFrom: 1990,
      benchFrom: 5,
      within: full.within,
      yearTo: 2015,
    })
  })

  it('are noticed, each of them', () => {
    expect(isNarrowed({ ...plainView, category: 'Tax' } as CaseLawView)).toBe(false)
    expect(isNarrowed({ ...plainView, judges: ['A'] })).toBe(true)
    expect(isNarrowed({ ...plainView, yearTo: 2000 })).toBe(true)
  })
})
