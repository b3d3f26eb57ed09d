import { describe, expect, it } from 'vitest'
import { listCategories, readOption, readSupportFind, writeSupportFind } from './support-find.ts'

describe('the address of a support list', () => {
  it('is read as text, and nothing else of it', () => {
    expect(readSupportFind({ search: 'bail', tab: 5, other: 'x', category: '' })).toEqual({ search: 'bail' })
  })

  it('does not name what is not narrowed', () => {
    expect(writeSupportFind({ search: '', category: 'all', status: 'open', level: undefined })).toEqual({
      status: 'open',
    })
    expect(writeSupportFind({ tab: 'upcoming' })).toEqual({})
    expect(writeSupportFind({ tab: 'all' })).toEqual({ tab: 'all' })
  })

  it('means everything where it names no option, and is not particular about case', () => {
    const options = ['open', 'solved', 'closed'] as const
    expect(readOption('Open', options)).toBe('open')
    expect(readOption('pinned', options)).toBe('all')
    expect(readOption(undefined, options)).toBe('all')
  })

  it('offers each category once, in order', () => {
    expect(listCategories([{ category: 'B' }, { category: 'A' }, { category: 'B' }])).toEqual(['A', 'B'])
  })
})
