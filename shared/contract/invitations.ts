import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'
import { emailField } from '#shared/contract/person-fields.ts'
import { oneTimeToken, typedLine } from '#shared/contract/text.ts'
import { userStatuses } from '#shared/users.ts'

export const mostInvitationUses = 500
export const longestInvitation = 90
export const mostInvited = 50
export const longestInvitationNote = 120

/** An invitation is a link to the registration. With `emails`, each address is sent a link of its own, for one person. */
export const inviteBody = z
  .object({
    note: z._default(typedLine(longestInvitationNote), ''),
    emails: z.array(emailField).max(mostInvited, `At most ${mostInvited} addresses at once`).default([]),
    uses: z
      .int()
      .min(1, 'Must be 1 or more')
      .max(mostInvitationUses, `At most ${mostInvitationUses}`)
      .default(1),
    days: z
      .int()
      .min(1, 'Must be 1 or more')
      .max(longestInvitation, `At most ${longestInvitation}`)
      .default(14),
  })
  .refine(({ emails, uses }) => emails.length === 0 || uses === 1, {
    path: ['uses'],
    message: 'A link that is sent by mail is for one person',
  })
export type InviteBody = z.input<typeof inviteBody>

export const invitationStates = ['open', 'used', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

const invitationView = z.object({
  id: z.int(),
  note: z.string(),
  email: z.string().nullable(),
  state: z.enum(invitationStates),
  mostUses: z.int(),
  /** How many have registered with it; of these, `people` are still there. */
  uses: z.int(),
  people: z.array(z.object({ id: z.int(), name: z.string(), status: z.enum(userStatuses) })),
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type InvitationView = z.infer<typeof invitationView>

export const listInvitationsCall = defineCall('GET /api/admin/invitations', {
  access: 'admin',
  answer: z.array(invitationView),
})

export const inviteCall = defineCall('POST /api/admin/invitations', {
  access: 'admin',
  body: inviteBody,
  /** `link` is shown now and never again; null where it went by mail. */
  answer: z.object({ invitations: z.array(invitationView), link: z.string().nullable() }),
  status: 201,
})

export const changeInvitationCall = defineCall('PATCH /api/admin/invitations/:id', {
  access: 'admin',
  params: idParams,
  body: z.object({ withdrawn: z.boolean() }),
  answer: invitationView,
  summary: 'Withdraws an invitation, so that nobody can register with it any more, or brings it back',
})

/** Asked by the registration before anything is typed. */
export const checkInvitationCall = defineCall('POST /api/invitation-checks', {
  access: 'public',
  body: z.object({ token: oneTimeToken }),
  answer: z.object({ invitedBy: z.string(), expiresAt: z.iso.datetime() }),
})
