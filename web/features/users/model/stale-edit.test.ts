import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api.ts'
import { makeUser } from '#web/testing/make-user.ts'
import { deriveStale, listChanges, pickTouched } from './stale-edit.ts'
import { deriveValues } from './user-values.ts'

const asha = makeUser({ experience: 'new', phoneNumber: null, usageLimit: 500, version: 3 })

describe('what an editor touched', () => {
  it('is nothing in a form just opened, whatever the user is like', () => {
    expect(pickTouched(deriveValues(asha), deriveValues(asha))).toEqual({})
  })

  it('is what now reads differently, without the spaces around it', () => {
    const values = { ...deriveValues(asha), phoneNumber: ' 98220 12345 ', usageLimit: '20' }
    expect(pickTouched(deriveValues(asha), values)).toEqual({ phoneNumber: '98220 12345', usageLimit: '20' })
  })

  it('counts an emptied box, and not one typed back to where it was', () => {
    const values = { ...deriveValues(asha), specialization: '', firstName: `${asha.firstName} ` }
    expect(pickTouched(deriveValues(asha), values)).toEqual({ specialization: '' })
  })

  it('leaves out the fields that a form does not have', () => {
    expect(pickTouched(deriveValues(asha), { lastName: 'Rao' })).toEqual({ lastName: 'Rao' })
  })
})

describe('a refused edit', () => {
  const current = makeUser({ ...asha, status: 'suspended', usageLimit: 50, emailVerified: true, version: 4 })

  it('shows what changed in the meantime, beside what was typed', () => {
    expect(listChanges(asha, current, { usageLimit: '900', firstName: 'Aasha' })).toEqual([
      { field: 'status', before: 'pending', now: 'suspended', typed: undefined },
      { field: 'usageLimit', before: '500', now: '50', typed: '900' },
      { field: 'emailVerified', before: false, now: true },
    ])
  })

  it('is recognised by its code, and carries the newer edition', () => {
    const body = JSON.stringify({ code: 'stale', message: 'Changed', details: { current } })
    expect(deriveStale(new ApiError(409, 'Conflict', body))).toEqual(current)
    expect(deriveStale(new ApiError(409, 'Conflict', '{"code":"taken","message":"Taken"}'))).toBeUndefined()
    expect(deriveStale(new TypeError('no network'))).toBeUndefined()
  })
})
