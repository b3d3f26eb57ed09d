import { describe, expect, it } from 'vitest'
import { parseParams } from '#web/search.ts'
import { findOption, forumSearch, listCategories, webinarsSearch } from './support-search.ts'

describe('the address of a support list', () => {
  it('is read as text, and nothing else of it', () => {
    expect(parseParams(forumSearch, { search: 'bail', category: '' })).toEqual({
      search: 'bail',
      category: 'all',
      status: 'all',
    })
    expect(parseParams(webinarsSearch, {}).tab).toBe('upcoming')
  })

  it('means everything where it names no option, and is not particular about case', () => {
    const options = ['open', 'solved', 'closed'] as const
    expect(findOption('Open', options)).toBe('open')
    expect(findOption('pinned', options)).toBe('all')
    expect(findOption('all', options)).toBe('all')
  })

  it('offers each category once, in order', () => {
    expect(listCategories([{ category: 'B' }, { category: 'A' }, { category: 'B' }])).toEqual(['A', 'B'])
  })
})
