/**
 * The rules of shared/contract/account.ts in plain functions, for the browser: zod would be the heaviest thing on the
 * page. rules.test.ts holds the two to each other. Each gives the message, or undefined when the value will do.
 */
type Rule = (value: string) => string | undefined

const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const usernamePattern = /^[\p{L}\p{M}\p{N}._-]+$/u

export const checkEmail: Rule = value => {
  const email = value.trim()
  return email.length <= 254 && emailPattern.test(email) ? undefined : 'Invalid email address'
}

export const checkUsername: Rule = value => {
  const name = value.trim()
  if (name.length < 3) return 'Username must be at least 3 characters'
  if (name.length > 40) return 'Username must be at most 40 characters'
  return usernamePattern.test(name)
    ? undefined
    : 'Username may have letters, digits, dots, dashes and underscores'
}

export const checkNewPassword: Rule = value => {
  if (value.length < 6) return 'Password must be at least 6 characters'
  return value.length > 128 ? 'Password must be at most 128 characters' : undefined
}

export const checkFirstName: Rule = value => checkRequired(value, 'First name is required')
export const checkLastName: Rule = value => checkRequired(value, 'Last name is required')
export const checkPhoneNumber: Rule = value => checkLength(value, 40)
export const checkBarCouncilId: Rule = value => checkLength(value, 60)
export const checkSpecialization: Rule = value => checkLength(value, 120)

export const checkPassword: Rule = value => {
  if (value === '') return 'Password is required'
  return value.length > 1000 ? 'Password is too long' : undefined
}

function checkRequired(value: string, message: string): string | undefined {
  return value.trim() === '' ? message : checkLength(value, 80)
}

function checkLength(value: string, max: number): string | undefined {
  return value.trim().length > max ? `At most ${max} characters` : undefined
}
