import { describe, expect, it } from 'vitest'
import { parseParams, plainOf } from '#web/search.ts'
import { formsSearch, isNarrowed } from './forms-search.ts'

const plainView = plainOf(formsSearch)
const readFormsView = (given: Record<string, unknown>) => parseParams(formsSearch, given)

describe('the library in the address', () => {
  it('reads back what it writes', () => {
    const view = { search: '438 जमानत', category: '2', court: 'High Court', page: 3 }
    expect(readFormsView(view)).toEqual(view)
    expect(readFormsView({})).toEqual(plainView)
  })

  it('is narrowed by each of its filters, and not by the page', () => {
    expect(isNarrowed({ ...plainView, page: 2 })).toBe(false)
    for (const part of [{ search: 'bail' }, { category: '2' }, { court: 'DRT' }])
      expect(isNarrowed({ ...plainView, ...part })).toBe(true)
  })

  it('knows a category by its number or its area', () => {
    expect(readFormsView({ category: '12' }).category).toBe('12')
    expect(readFormsView({ category: 'Criminal' }).category).toBe('2')
  })

  it('takes a category that does not exist for all of them', () => {
    for (const category of ['all', '0', '13', '2.5', '-1', 'maritime', 'NaN'])
      expect(readFormsView({ category }).category, category).toBe('all')
  })

  it('keeps a court of any name: forms may know courts that the filter does not', () => {
    expect(readFormsView({ court: 'Gram Nyayalaya' }).court).toBe('Gram Nyayalaya')
    expect(readFormsView({ court: 'all' }).court).toBe('all')
  })

  it('opens at the first page when the address names none that can be', () => {
    expect(readFormsView({ page: '4' }).page).toBe(4)
    for (const page of ['0', '-2', '1.5', 'two', '1e400', ''])
      expect(readFormsView({ page }).page, page).toBe(1)
  })

  it('cuts a search to what the server takes, without the space around it', () => {
    expect(readFormsView({ search: '  bail ' }).search).toBe('bail')
    expect(readFormsView({ search: 'x'.repeat(500) }).search).toHaveLength(200)
  })

  it('ignores what is not text', () =>
    expect(readFormsView({ search: ['a'], category: {}, court: '' })).toEqual(plainView))
})
