import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listAudit } from '#server/features/audit/shared-store.ts'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { auditEntry } from '#shared/contract/admin-users.ts'
import { idParams } from '#shared/contract/numbers.ts'
import {
  adminUpdateView,
  changeUpdateBody,
  newUpdate,
  updateOrder,
  updatesQuerystring,
  updateView,
} from '#shared/contract/updates.ts'
import {
  changeUpdate,
  orderUpdates,
  publishUpdate,
  removeUpdate,
  type UpdateNeeds,
} from './change-updates.ts'
import { presentAdminUpdate, presentUpdate } from './present-update.ts'
import { listActiveUpdates, listUpdates } from './store.ts'

const admin = { access: 'admin' } as const

export function updateRoutes(needs: UpdateNeeds): FastifyPluginAsyncZod {
  const { db } = needs
  return async app => {
    app.get(
      '/api/updates',
      {
        config: { access: 'user' },
        schema: { querystring: updatesQuerystring, response: { 200: z.array(updateView) } },
      },
      async () => (await listActiveUpdates(db)).map(presentUpdate),
    )

    app.get(
      '/api/admin/updates',
      { config: admin, schema: { response: { 200: z.array(adminUpdateView) } } },
      async () => (await listUpdates(db)).map(presentAdminUpdate),
    )

    app.post(
      '/api/admin/updates',
      { config: admin, schema: { body: newUpdate, response: { 201: adminUpdateView } } },
      async (request, reply) =>
        reply
          .status(201)
          .send(presentAdminUpdate(await publishUpdate(needs, readSignedIn(request).user, request.body))),
    )

    app.put(
      '/api/admin/updates/order',
      { config: admin, schema: { body: updateOrder, response: { 200: z.array(adminUpdateView) } } },
      async request =>
        (await orderUpdates(needs, readSignedIn(request).user, request.body.ids)).map(presentAdminUpdate),
    )

    app.patch(
      '/api/admin/updates/:id',
      {
        config: admin,
        schema: { params: idParams, body: changeUpdateBody, response: { 200: adminUpdateView } },
      },
      async request =>
        presentAdminUpdate(
          await changeUpdate(needs, readSignedIn(request).user, request.params.id, request.body),
        ),
    )

    app.delete(
      '/api/admin/updates/:id',
      { config: admin, schema: { params: idParams } },
      async (request, reply) => {
        await removeUpdate(needs, readSignedIn(request).user, request.params.id)
        return reply.status(204).send()
      },
    )

    app.get(
      '/api/admin/updates/:id/history',
      { config: admin, schema: { params: idParams, response: { 200: z.array(auditEntry) } } },
      async request =>
        (await listAudit(db, 'update', request.params.id)).map(({ at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
        })),
    )
  }
}
