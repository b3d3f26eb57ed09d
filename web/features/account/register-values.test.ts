import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api.ts'
import { messages } from '#web/features/account/messages/en.ts'
import {
  listFieldErrors,
  type RegisterValues,
  toRegisterBody,
} from '#web/features/account/register-values.ts'

const values: RegisterValues = {
  username: 'asha',
  email: 'asha@example.com',
  password: 'secret of asha',
  confirmPassword: 'secret of asha',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  phoneNumber: '',
  barCouncilId: 'MAH/1234/2026',
  enrolmentState: '',
  experience: 'new',
  specialization: '',
}

describe('a registration', () => {
  it('leaves the confirmation and the empty optional fields at home', () => {
    expect(toRegisterBody(values, '')).toEqual({
      username: 'asha',
      email: 'asha@example.com',
      password: 'secret of asha',
      firstName: 'Asha',
      lastName: 'Kulkarni',
      barCouncilId: 'MAH/1234/2026',
      experience: 'new',
    })
  })

  it('brings the invitation of its address along', () => {
    expect(toRegisterBody(values, 'the-token')).toMatchObject({ username: 'asha', invitation: 'the-token' })
  })

  it('lists what the server found, by the labels of the form', () => {
    const error = makeError({ errors: [{ field: 'email', message: 'Invalid email address' }] })
    const [wrong] = listFieldErrors(error)
    expect(wrong).toEqual({ field: 'email', message: 'Invalid email address' })
    expect(wrong && messages[wrong.field]).toBe('Email')
  })

  it('takes the one field at issue where there is no list, and ignores fields it does not have', () => {
    expect(listFieldErrors(makeError({ field: 'username' }))).toMatchObject([{ field: 'username' }])
    expect(listFieldErrors(makeError({ field: 'captcha' }))).toEqual([])
    expect(listFieldErrors(new TypeError('fetch failed'))).toEqual([])
  })
})

function makeError(body: object): ApiError {
  return new ApiError(
    400,
    'Bad Request',
    JSON.stringify({ code: 'validation', message: 'Look again', ...body }),
  )
}
