import { describe, expect, it } from 'vitest'
import { createUserBody, updateUserBody } from '#shared/contract/admin-users.ts'
import { checkUsageLimit, newUserValues, toCreateBody, toUpdateBody } from './user-bodies.ts'

describe('what is sent', () => {
  it('of an edit is the touched fields and the version, as the contract has them', () => {
    const body = toUpdateBody({ usageLimit: '20', phoneNumber: '' }, 4)
    expect(body).toEqual({ usageLimit: 20, phoneNumber: '', version: 4 })
    expect(updateUserBody.parse(body)).toEqual(body)
  })

  it('of a new user is what was filled in, as the contract has it, and no limit where none is given', () => {
    const body = toCreateBody({ ...newUserValues, username: ' ravi ', email: 'ravi@example.com' })
    expect(body).toEqual({
      username: 'ravi',
      email: 'ravi@example.com',
      experience: 'beginner',
      role: 'user',
      status: 'pending',
    })
    expect(createUserBody.safeParse(body).success).toBe(true)
  })
})

it('a limit is a whole number up to a million', () => {
  expect(['0', ' 500 ', '1000000'].map(checkUsageLimit)).toEqual([undefined, undefined, undefined])
  for (const wrong of ['', 'many', '-1', '2.5', '1000001'])
    expect(checkUsageLimit(wrong)).toBeTypeOf('string')
})
