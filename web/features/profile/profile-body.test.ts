import { expect, it } from 'vitest'
import { deriveValues } from '#web/features/users/model/user-values.ts'
import { makeUser } from '#web/testing/make-user.ts'
import { toProfileBody } from './profile-body.ts'

it('sends the names, the touched boxes (an emptied one too) and the version', () => {
  const values = deriveValues(makeUser({ phoneNumber: '98', specialization: 'Criminal law' }))
  const body = toProfileBody(values, { specialization: '' }, 7)
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    firstName: 'Asha',
    lastName: 'Kulkarni',
    specialization: '',
    version: 7,
  })
})
