import { z } from 'zod'
import { versionNumber } from '#shared/contract/numbers.ts'
import { typedLine, typedText } from '#shared/contract/text.ts'
import { states } from '#shared/states.ts'
import { experiences, registrationExperiences, roles, userStatuses } from '#shared/users.ts'

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

export const registerBody = z.object({
  username: usernameField,
  email: emailField,
  password: newPassword,
  ...personFields,
  enrolmentState: z.enum(states).optional(),
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
  enrolmentState: z.enum(states).nullable(),
  experience: z.enum(experiences),
  specialization: z.string().nullable(),
  chamberAddress: z.string().nullable(),
  usualCourt: z.string().nullable(),
  usualPlace: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  /** Of a rejection or a suspension, in the administrator's words. */
  statusReason: z.string().nullable(),
  usageCount: z.number().int(),
  usageLimit: z.number().int(),
  lastLogin: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  emailVerified: z.boolean(),
  /** A code of an authenticator app is asked for at every sign-in. */
  secondFactor: z.boolean(),
  /** An administrator whose password is short and who has no second step: asked to change that, never locked out. */
  needsStrongerSignIn: z.boolean(),
  /** Grows with every change; an edit names the one it started from. */
  version: z.number().int(),
})
export type UserView = z.infer<typeof userView>

export const loginResult = z.object({ sessionToken: z.string(), user: userView })
export type LoginResult = z.infer<typeof loginResult>

export const message = z.object({ message: z.string() })

export const profileBody = z
  .object({
    ...personFields,
    enrolmentState: enrolmentStateField,
    ...chamberFields,
    version: versionNumber,
  })
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

/** Typed with or without blanks and dashes: six digits of the app, or a recovery code. */
const code = z.string('Enter the code').trim().min(1, 'Enter the code').max(40, 'This is not a code')

export const secondStepBody = z.object({ step: oneTimeToken, code })
export type SecondStepBody = z.infer<typeof secondStepBody>

export const passwordBody = deleteAccountBody
export const codeBody = z.object({ code })

export const secondFactorView = z.object({
  since: instant.nullable(),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactorView = z.infer<typeof secondFactorView>

/** For the app: `uri` as a picture to scan, `key` to type. */
export const secondFactorKey = z.object({ key: z.string(), uri: z.string() })
export type SecondFactorKey = z.infer<typeof secondFactorKey>

/** Shown once. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodeList = z.infer<typeof recoveryCodeList>

export const deviceView = z.object({
  id: z.number().int(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})
export type DeviceView = z.infer<typeof deviceView>

export const publicFigures = z.object({ users: z.int() })
export type PublicFigures = z.infer<typeof publicFigures>
