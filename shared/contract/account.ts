import { z } from 'zod'
import { typedText } from '#shared/contract/text.ts'
import { experiences, registrationExperiences, roles, userStatuses } from '#shared/users.ts'

const optionalText = (max: number) => typedText(max).optional()

export const emailField = z
  .string('Invalid email address')
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'))
export const newPassword = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters')
export const usernameField = z
  .string('Username must be at least 3 characters')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(40, 'Username must be at most 40 characters')
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Username may have letters, digits, dots, dashes and underscores')
export const firstNameField = typedText(80, 'First name is required').min(1, 'First name is required')
export const lastNameField = typedText(80, 'Last name is required').min(1, 'Last name is required')

export const personFields = {
  firstName: firstNameField,
  lastName: lastNameField,
  phoneNumber: optionalText(40),
  barCouncilId: optionalText(60),
  specialization: optionalText(120),
}

/** What the chamber's papers carry besides a person's own details: it fills in the forms. */
export const chamberFields = {
  chamberAddress: optionalText(500),
  usualCourt: optionalText(200),
  usualPlace: optionalText(120),
}

export const registerBody = z.object({
  username: usernameField,
  email: emailField,
  password: newPassword,
  ...personFields,
  experience: z.enum(registrationExperiences).default('new'),
})
export type RegisterBody = z.input<typeof registerBody>

export const loginBody = z.object({
  email: emailField,
  password: z.string('Password is required').min(1, 'Password is required').max(1000, 'Password is too long'),
})
export type LoginBody = z.infer<typeof loginBody>

const instant = z.iso.datetime()

/** A user as every screen sees one: never the password, never another user's sessions. */
export const userView = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  barCouncilId: z.string().nullable(),
  experience: z.enum(experiences),
  specialization: z.string().nullable(),
  chamberAddress: z.string().nullable(),
  usualCourt: z.string().nullable(),
  usualPlace: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  usageCount: z.number().int(),
  usageLimit: z.number().int(),
  lastLogin: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  emailVerified: z.boolean(),
  /** Grows with every change; an edit names the one it started from. */
  version: z.number().int(),
})
export type UserView = z.infer<typeof userView>

export const loginResult = z.object({ sessionToken: z.string(), user: userView })
export type LoginResult = z.infer<typeof loginResult>

export const message = z.object({ message: z.string() })

export const profileBody = z
  .object({ ...personFields, ...chamberFields, version: z.number().int() })
  .partial({
    phoneNumber: true,
    barCouncilId: true,
    specialization: true,
  })
export type ProfileBody = z.infer<typeof profileBody>

export const changePasswordBody = z.object({
  currentPassword: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(1000, 'Password is too long'),
  newPassword,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const deleteAccountBody = z.object({
  password: z.string('Password is required').min(1, 'Password is required').max(1000),
})

export const forgotPasswordBody = z.object({ email: emailField })
export const oneTimeToken = z.string().min(1).max(200)
export const resetPasswordBody = z.object({ token: oneTimeToken, password: newPassword })
export const verifyEmailBody = z.object({ token: oneTimeToken })

export const deviceView = z.object({
  id: z.number().int(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof deviceView>
