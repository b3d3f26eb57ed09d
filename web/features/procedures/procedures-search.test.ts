import { describe, expect, it } from 'vitest'
import { parseParams, plainOf } from '#web/search.ts'
import { isNarrowed, proceduresSearch } from './procedures-search.ts'

const plainView = plainOf(proceduresSearch)
const readView = (given: Record<string, unknown>) => parseParams(proceduresSearch, given)

describe('the filters in the address', () => {
  it('are all courts and all purposes where it says nothing', () => {
    expect(readView({})).toEqual(plainView)
    expect(isNarrowed(plainView)).toBe(false)
  })

  it('come back as they were written', () => {
    const view = { search: 'bail', court: 'High Court', purpose: 'Appeals', cards: 48 } as const
    expect(readView(view)).toEqual(view)
    expect(isNarrowed(view)).toBe(true)
  })

  it('forgive the case of a purpose, and take one that does not exist for all', () => {
    expect(readView({ purpose: ' bail applications ' }).purpose).toBe('Bail Applications')
    expect(readView({ purpose: 'Nonsense' }).purpose).toBe('all')
  })

  it('take the space off a search, and no more than a search may have', () => {
    expect(readView({ search: '  bail ' }).search).toBe('bail')
    expect(readView({ search: 'x'.repeat(500) }).search).toHaveLength(200)
    expect(isNarrowed({ ...plainView, search: 'bail' })).toBe(true)
  })

  it('are texts and nothing else', () =>
    expect(readView({ search: ['x'], court: {}, purpose: '', other: 'x' })).toEqual(plainView))
})
