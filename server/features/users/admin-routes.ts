import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listAudit } from '#server/features/audit/shared-store.ts'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { AppError } from '#server/lib/app-error.ts'
import { message, userView } from '#shared/contract/account.ts'
import {
  createUserBody,
  messageBody,
  statusBody,
  updateUserBody,
  userDetails,
  userList,
} from '#shared/contract/admin-users.ts'
import { idParams } from '#shared/contract/numbers.ts'
import { type AdminNeeds, changeStatus, editUser, removeUser } from './change-user.ts'
import { createUser, sendMessage } from './create-user.ts'
import { presentUser } from './model.ts'
import { findUser, type UserRow } from './shared-store.ts'
import { listMessages, listUsers } from './store.ts'

const admin = { access: 'admin' } as const

export function adminUserRoutes(needs: AdminNeeds): FastifyPluginAsyncZod {
  const { db, clock } = needs
  const present = (user: UserRow) => presentUser(user, clock())

  return async app => {
    app.get('/api/admin/users', { config: admin, schema: { response: { 200: userList } } }, async () =>
      (await listUsers(db)).map(present),
    )

    app.get(
      '/api/admin/users/:id',
      { config: admin, schema: { params: idParams, response: { 200: userDetails } } },
      async request => {
        const { id } = request.params
        const user = await findUser(db, id)
        if (!user) throw new AppError('not_found', 'This user does not exist (any more).')
        const [entries, sent] = await Promise.all([listAudit(db, 'user', id), listMessages(db, id)])
        return {
          user: present(user),
          audit: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
          messages: sent.map(({ createdAt, senderName, ...rest }) => ({
            ...rest,
            from: senderName,
            at: createdAt.toISOString(),
          })),
        }
      },
    )

    app.post(
      '/api/admin/users',
      { config: admin, schema: { body: createUserBody, response: { 201: userView } } },
      async (request, reply) =>
        reply.status(201).send(present(await createUser(needs, readSignedIn(request).user, request.body))),
    )

    app.patch(
      '/api/admin/users/:id',
      { config: admin, schema: { params: idParams, body: updateUserBody, response: { 200: userView } } },
      async request =>
        present(await editUser(needs, readSignedIn(request).user, request.params.id, request.body)),
    )

    app.patch(
      '/api/admin/users/:id/status',
      { config: admin, schema: { params: idParams, body: statusBody, response: { 200: userView } } },
      async request =>
        present(await changeStatus(needs, readSignedIn(request).user, request.params.id, request.body)),
    )

    app.delete(
      '/api/admin/users/:id',
      { config: admin, schema: { params: idParams } },
      async (request, reply) => {
        await removeUser(needs, readSignedIn(request).user, request.params.id)
        return reply.status(204).send()
      },
    )

    app.post(
      '/api/admin/messages',
      { config: admin, schema: { body: messageBody, response: { 201: message } } },
      async (request, reply) => {
        await sendMessage(needs, readSignedIn(request).user, request.body)
        return reply.status(201).send({ message: 'Message sent successfully' })
      },
    )
  }
}
