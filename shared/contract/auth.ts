import { z } from 'zod'
import { message, userView } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import {
  codeField,
  emailField,
  newPassword,
  personFields,
  presentPassword,
  usernameField,
} from '#shared/contract/person-fields.ts'
import { oneTimeToken } from '#shared/contract/text.ts'
import { states } from '#shared/states.ts'
import { registrationExperiences } from '#shared/users.ts'

export const registerBody = z.object({
  username: usernameField,
  email: emailField,
  password: newPassword,
  ...personFields,
  enrolmentState: z.enum(states).optional(),
  experience: z.enum(registrationExperiences).default('new'),
  /** Of the link with which the person was invited. */
  invitation: z.optional(oneTimeToken),
})
export type RegisterBody = z.input<typeof registerBody>

export const loginBody = z.object({
  email: emailField,
  password: presentPassword,
})
export type LoginBody = z.infer<typeof loginBody>

export const loginResult = z.object({ sessionToken: z.string(), user: userView })
export type LoginResult = z.infer<typeof loginResult>

export const secondStepBody = z.object({ step: oneTimeToken, code: codeField })
export type SecondStepBody = z.infer<typeof secondStepBody>

export const forgotPasswordBody = z.object({ email: emailField })
export const resetPasswordBody = z.object({ token: oneTimeToken, password: newPassword })
export const verifyEmailBody = z.object({ token: oneTimeToken })

export const registerCall = defineCall('POST /api/auth/register', {
  access: 'public',
  body: registerBody,
  answer: message,
  status: 201,
})

export const loginCall = defineCall('POST /api/auth/login', {
  access: 'public',
  body: loginBody,
  answer: loginResult,
})

export const passSecondStepCall = defineCall('POST /api/auth/second-steps', {
  access: 'public',
  body: secondStepBody,
  answer: loginResult,
})

export const logoutCall = defineCall('POST /api/auth/logout', {
  access: 'public',
})

export const requestPasswordResetCall = defineCall('POST /api/auth/password-reset-requests', {
  access: 'public',
  body: forgotPasswordBody,
  answer: message,
  status: 202,
})

export const resetPasswordCall = defineCall('POST /api/auth/password-resets', {
  access: 'public',
  body: resetPasswordBody,
  answer: message,
})

export const verifyEmailCall = defineCall('POST /api/auth/email-verifications', {
  access: 'public',
  body: verifyEmailBody,
  answer: message,
})
