import { z } from 'zod/mini'
import { requiredLine, typedLine, typedText } from '#shared/contract/text.ts'
import { states } from '#shared/states.ts'

// Fields in which users describe themselves. The pages validate with the same schemas
// (web/check-field.ts).

const optionalLine = (max: number) => z.optional(typedLine(max))

export const emailField = z.pipe(
  z.string('Invalid email address').check(z.trim(), z.maxLength(254, 'Invalid email address')),
  z.email('Invalid email address'),
)
export const newPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  )
export const usernameField = z
  .string('Username must be at least 3 characters')
  .check(
    z.trim(),
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(40, 'Username must be at most 40 characters'),
    z.regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Username may have letters, digits, dots, dashes and underscores'),
  )
export const firstNameField = requiredLine(80, 'First name is required')
export const lastNameField = requiredLine(80, 'Last name is required')

export const personFields = {
  firstName: firstNameField,
  lastName: lastNameField,
  phoneNumber: optionalLine(40),
  barCouncilId: optionalLine(60),
  specialization: optionalLine(120),
}

/** An empty choice means no State. */
export const enrolmentStateField = z.optional(z.union([z.enum(states), z.literal('')]))

/** Details of the chamber, in addition to the person's own; they are filled into forms. */
export const chamberFields = {
  chamberAddress: z.optional(typedText(500)),
  usualCourt: optionalLine(200),
  usualPlace: optionalLine(120),
}

/**
 * The current password. Only its length is limited, because the rules may have been different when it was
 * set.
 */
export const presentPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long'))

/** Six digits from the app, or a recovery code; spaces and dashes are allowed. */
export const codeField = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(40, 'This is not a code'))
