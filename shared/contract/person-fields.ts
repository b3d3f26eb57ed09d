import { z } from 'zod'
import { typedLine, typedText } from '#shared/contract/text.ts'
import { states } from '#shared/states.ts'

const optionalLine = (max: number) => typedLine(max).optional()

export const emailField = z
  .string('Invalid email address')
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'))
export const newPassword = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(128, 'Password must be at most 128 characters')
export const usernameField = z
  .string('Username must be at least 3 characters')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(40, 'Username must be at most 40 characters')
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Username may have letters, digits, dots, dashes and underscores')
export const firstNameField = typedLine(80, 'First name is required').min(1, 'First name is required')
export const lastNameField = typedLine(80, 'Last name is required').min(1, 'Last name is required')

export const personFields = {
  firstName: firstNameField,
  lastName: lastNameField,
  phoneNumber: optionalLine(40),
  barCouncilId: optionalLine(60),
  specialization: optionalLine(120),
}

/** An empty choice is none. */
export const enrolmentStateField = z.enum(states).or(z.literal('')).optional()

/** What the chamber's papers carry besides a person's own details: it fills in the forms. */
export const chamberFields = {
  chamberAddress: typedText(500).optional(),
  usualCourt: optionalLine(200),
  usualPlace: optionalLine(120),
}

/** The password that somebody has, whatever its rules were when it was set. */
export const presentPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1000, 'Password is too long')
