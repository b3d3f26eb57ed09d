import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import { day, minute } from '#server/lib/clock.ts'
import type { Limits } from '#server/lib/limits.ts'
import { route } from '#server/route.ts'
import {
  changeInvitationCall,
  checkInvitationCall,
  inviteCall,
  listInvitationsCall,
} from '#shared/contract/invitations.ts'
import { said } from '#shared/messages/said.ts'
import { changeInvitation, type InvitationNeeds, invite, showInvitations } from './invitations.ts'
import { findOpenInvitation } from './shared-store.ts'
import { deleteOldInvitations } from './store.ts'

/** Shown so long after they have expired; whose address they were sent to is then forgotten. */
const keptFor = 90 * day

export function invitationRoutes(needs: InvitationNeeds & { limits: Limits }): FastifyPluginAsync {
  const { db, clock } = needs
  const checks = needs.limits.attempts('invitation checks', 60, 15 * minute)

  return async app => {
    route(app, listInvitationsCall, () => showInvitations(needs))
    route(app, inviteCall, ({ user, body }) => invite(needs, user, body))
    route(app, changeInvitationCall, ({ user, params, body }) =>
      changeInvitation(needs, user, params.id, body.withdrawn),
    )
    route(app, checkInvitationCall, async ({ body, request }) => {
      await checks.take(request.ip)
      const found = await findOpenInvitation(db, body.token, clock())
      if (!found) throw new AppError('gone', said('invitationSpent'))
      return { invitedBy: found.invitedBy, expiresAt: found.expiresAt.toISOString() }
    })
    deleteDaily(app, needs)
  }
}

/** At the start and once a day. */
function deleteDaily(app: FastifyInstance, { db, clock }: InvitationNeeds) {
  const clean = () =>
    deleteOldInvitations(db, new Date(clock().getTime() - keptFor)).catch(error =>
      app.log.error({ err: error }, 'old invitations could not be deleted'),
    )
  const timer = setInterval(clean, day).unref()
  app.addHook('onReady', clean)
  app.addHook('onClose', async () => clearInterval(timer))
}
