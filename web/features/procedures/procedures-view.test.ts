import { describe, expect, it } from 'vitest'
import { readProceduresFind } from './procedures-find.ts'
import { isNarrowed, plainView, readProceduresView, writeProceduresFind } from './procedures-view.ts'

describe('the filters in the address', () => {
  it('are all courts and all purposes where it says nothing', () => {
    expect(readProceduresView({})).toEqual(plainView)
    expect(isNarrowed(plainView)).toBe(false)
  })

  it('come back as they were written', () => {
    const view = { court: 'High Court', purpose: 'Appeals' }
    expect(readProceduresView(writeProceduresFind(view))).toEqual(view)
    expect(isNarrowed(view)).toBe(true)
    expect(writeProceduresFind(plainView)).toEqual({})
  })

  it('forgive the case of a purpose, and take one that does not exist for all', () => {
    expect(readProceduresView({ purpose: ' bail applications ' }).purpose).toBe('Bail Applications')
    expect(readProceduresView({ purpose: 'Nonsense' }).purpose).toBe('all')
  })

  it('are texts and nothing else', () =>
    expect(readProceduresFind({ court: 7, purpose: '', other: 'x' })).toEqual({}))
})
