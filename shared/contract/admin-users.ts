import { z } from 'zod'
import { message, userView } from '#shared/contract/account.ts'
import { defineCall } from '#shared/contract/call.ts'
import { idParams, rowId, versionNumber } from '#shared/contract/common-fields.ts'
import {
  emailField,
  enrolmentStateField,
  firstNameField,
  lastNameField,
  personFields,
  usernameField,
} from '#shared/contract/person-fields.ts'
import { requiredLine, requiredText, typedLine, typedText } from '#shared/contract/text.ts'
import { states } from '#shared/states.ts'
import { experiences, messageTypes, priorities, roles, takesReason, userStatuses } from '#shared/users.ts'

/** Why a user is rejected or suspended. The user is told, and the reason is stored with the action. */
const statusReason = z.optional(typedText(1000))

export const statusBody = z
  .object({ status: z.enum(userStatuses), reason: statusReason })
  .refine(({ status, reason }) => !reason || takesReason(status), {
    path: ['reason'],
    message: 'A reason goes with a rejection or a suspension',
  })
export type StatusBody = z.infer<typeof statusBody>

const usageLimit = z.number().int().min(0, 'Must be 0 or more').max(1_000_000, 'At most 10,00,000')

/** Only the changed fields are sent; `version` is the version of the user that the editor saw. */
export const updateUserBody = z.object({
  username: z.optional(usernameField),
  email: z.optional(emailField),
  ...personFields,
  firstName: z.optional(firstNameField),
  lastName: z.optional(lastNameField),
  enrolmentState: enrolmentStateField,
  experience: z.enum(experiences).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  statusReason,
  usageLimit: usageLimit.optional(),
  version: versionNumber.optional(),
})
export type UpdateUserBody = z.infer<typeof updateUserBody>

export const createUserBody = z.object({
  username: usernameField,
  email: emailField,
  firstName: z._default(typedLine(80), ''),
  lastName: z._default(typedLine(80), ''),
  phoneNumber: personFields.phoneNumber,
  barCouncilId: personFields.barCouncilId,
  specialization: personFields.specialization,
  enrolmentState: z.enum(states).optional(),
  experience: z.enum(experiences).default('beginner'),
  role: z.enum(roles).default('user'),
  status: z.enum(userStatuses).default('pending'),
  usageLimit: usageLimit.optional(),
})
export type CreateUserBody = z.input<typeof createUserBody>

export const messageBody = z.object({
  /** Accepted but ignored: the sender is always the user who is signed in. */
  adminId: z.unknown().optional(),
  recipientId: rowId,
  subject: requiredLine(200, 'Subject is required'),
  message: requiredText(10_000, 'Message is required'),
  messageType: z.enum(messageTypes).default('info'),
  priority: z.enum(priorities).default('medium'),
})
export type MessageBody = z.input<typeof messageBody>

export const userList = z.array(userView)

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const userDetails = z.object({
  user: userView,
  audit: z.array(auditEntry),
  messages: z.array(
    z.object({
      id: z.number().int(),
      at: z.iso.datetime(),
      from: z.string(),
      subject: z.string('Subject is required'),
      message: z.string(),
      messageType: z.enum(messageTypes),
      priority: z.enum(priorities),
    }),
  ),
})
export type UserDetails = z.infer<typeof userDetails>

export const listUsersCall = defineCall('GET /api/admin/users', {
  access: 'admin',
  answer: userList,
})

export const readUserCall = defineCall('GET /api/admin/users/:id', {
  access: 'admin',
  params: idParams,
  answer: userDetails,
})

export const createUserCall = defineCall('POST /api/admin/users', {
  access: 'admin',
  body: createUserBody,
  answer: userView,
  status: 201,
})

export const changeUserCall = defineCall('PATCH /api/admin/users/:id', {
  access: 'admin',
  params: idParams,
  body: updateUserBody,
  answer: userView,
})

export const changeUserStatusCall = defineCall('PATCH /api/admin/users/:id/status', {
  access: 'admin',
  params: idParams,
  body: statusBody,
  answer: userView,
})

export const mostApprovedAtOnce = 200

/** Each person is approved or not by themselves: one who cannot be does not hold up the others. */
export const approveUsersCall = defineCall('POST /api/admin/users/approvals', {
  access: 'admin',
  body: z.object({
    ids: z
      .array(rowId)
      .min(1, 'Choose somebody')
      .max(mostApprovedAtOnce, `At most ${mostApprovedAtOnce} at once`),
  }),
  answer: z.object({
    approved: z.array(userView),
    /** Why somebody was not approved, in a sentence. */
    refused: z.array(z.object({ id: rowId, reason: z.string() })),
  }),
  summary: 'Approves several people who wait',
})

/** Whether the signed-in administrator gets a mail a day while people wait for approval. */
const reminder = z.object({ on: z.boolean() })

export const readReminderCall = defineCall('GET /api/admin/reminder', { access: 'admin', answer: reminder })

export const setReminderCall = defineCall('PUT /api/admin/reminder', {
  access: 'admin',
  body: reminder,
  answer: reminder,
})

export const deleteUserCall = defineCall('DELETE /api/admin/users/:id', {
  access: 'admin',
  params: idParams,
})

export const sendMessageCall = defineCall('POST /api/admin/messages', {
  access: 'admin',
  body: messageBody,
  answer: message,
  status: 201,
})
