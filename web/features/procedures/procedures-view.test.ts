import { describe, expect, it } from 'vitest'
import { readProceduresFind } from './procedures-find.ts'
import { isNarrowed, plainView, readProceduresView, writeProceduresFind } from './procedures-view.ts'

describe('the filters in the address', () => {
  it('are all courts and all purposes where it says nothing', () => {
    expect(readProceduresView({})).toEqual(plainView)
    expect(isNarrowed(plainView)).toBe(false)
  })

  it('come back as they were written', () => {
    const view = { search: 'bail', court: 'High Court', purpose: 'Appeals' }
    expect(readProceduresView(writeProceduresFind(view))).toEqual(view)
    expect(isNarrowed(view)).toBe(true)
    expect(writeProceduresFind(plainView)).toEqual({})
  })

  it('forgive the case of a purpose, and take one that does not exist for all', () => {
    expect(readProceduresView({ purpose: ' bail applications ' }).purpose).toBe('Bail Applications')
    expect(readProceduresView({ purpose: 'Nonsense' }).purpose).toBe('all')
  })

  it('take the space off a search, and no more than a search may have', () => {
    expect(readProceduresView({ search: '  bail ' }).search).toBe('bail')
    expect(readProceduresView({ search: 'x'.repeat(500) }).search).toHaveLength(200)
    expect(isNarrowed({ ...plainView, search: 'bail' })).toBe(true)
  })

  it('are texts and nothing else', () =>
    expect(readProceduresFind({ search: ['x'], court: 7, purpose: '', other: 'x' })).toEqual({}))
})
