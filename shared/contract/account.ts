import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, versionNumber } from '#shared/contract/common-fields.ts'
import {
  chamberFields,
  enrolmentStateField,
  newPassword,
  personFields,
  presentPassword,
} from '#shared/contract/person-fields.ts'
import { languages } from '#shared/languages.ts'
import { states } from '#shared/states.ts'
import { experiences, roles, userStatuses } from '#shared/users.ts'

const instant = z.iso.datetime()

/** A user as the API shows one: never the password, never another user's sessions. */
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
  /** The language of the site, as last chosen while signed in. */
  language: z.enum(languages).nullable(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  /** Why the administrator rejected or suspended the account, in the administrator's words. */
  statusReason: z.string().nullable(),
  usageCount: z.number().int(),
  usageLimit: z.number().int(),
  lastLogin: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  emailVerified: z.boolean(),
  /** The administrator whose invitation the person registered with. */
  invitedBy: z.string().nullable(),
  /** True when every sign-in asks for a code from an authenticator app. */
  secondFactor: z.boolean(),
  /**
   * True for an administrator with a short password and no second step. Such an administrator is asked to
   * change that, but is never locked out.
   */
  needsStrongerSignIn: z.boolean(),
  /** Increases with every change. An edit sends the version it started from. */
  version: z.number().int(),
})
export type UserView = z.infer<typeof userView>

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
  currentPassword: presentPassword,
  newPassword,
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>

export const passwordBody = z.object({ password: presentPassword })

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

export const readOwnUserCall = defineCall('GET /api/auth/user', {
  access: 'user',
  answer: userView,
})

export const changeProfileCall = defineCall('PATCH /api/account', {
  access: 'user',
  body: profileBody,
  answer: userView,
})

export const changePasswordCall = defineCall('PUT /api/account/password', {
  access: 'user',
  body: changePasswordBody,
  answer: message,
})

/** Saves the language chosen in the header. It is not a profile edit, so the version does not change. */
export const keepLanguageCall = defineCall('PUT /api/account/language', {
  access: 'user',
  body: z.object({ language: z.enum(languages) }),
  answer: userView,
})

export const requestVerificationCall = defineCall('POST /api/account/email-verification-requests', {
  access: 'user',
  answer: message,
  status: 202,
})

export const listDevicesCall = defineCall('GET /api/account/devices', {
  access: 'user',
  answer: z.array(deviceView),
})

export const signOutDeviceCall = defineCall('DELETE /api/account/devices/:id', {
  access: 'user',
  params: idParams,
})

export const signOutOthersCall = defineCall('DELETE /api/account/devices', {
  access: 'user',
  answer: message,
})

/** All data kept about a person; each feature adds its own part. */
export const exportAccountCall = defineCall('GET /api/account/export', {
  access: 'user',
  answer: z.record(z.string(), z.unknown()),
})

export const deleteAccountCall = defineCall('DELETE /api/account', {
  access: 'user',
  body: passwordBody,
})

export const readPublicFiguresCall = defineCall('GET /api/figures', {
  access: 'public',
  answer: publicFigures,
})
