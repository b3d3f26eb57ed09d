import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { listAudit } from '#server/features/audit/shared-store.ts'
import { AppError } from '#server/lib/app-error.ts'
import { route } from '#server/route.ts'
import { readPublicFiguresCall } from '#shared/contract/account.ts'
import {
  approveUsersCall,
  changeUserCall,
  changeUserStatusCall,
  createUserCall,
  deleteUserCall,
  listUsersCall,
  readReminderCall,
  readUserCall,
  sendMessageCall,
  setReminderCall,
} from '#shared/contract/admin-users.ts'
import { said } from '#shared/messages/said.ts'
import { approveUsers } from './approve-users.ts'
import { type AdminNeeds, changeStatus, editUser, removeUser } from './change-user.ts'
import { createUser, sendMessage } from './create-user.ts'
import { presentUser } from './model.ts'
import { startReminders } from './remind-admins.ts'
import { findUser, type UserRow } from './shared-store.ts'
import { countApproved, listMessages, listUsers, setReminders, wantsReminders } from './store.ts'

export function adminUserRoutes(needs: AdminNeeds): FastifyPluginAsync {
  const { db, clock } = needs
  const present = (user: UserRow) => presentUser(user, clock())

  return async app => {
    route(app, listUsersCall, async () => (await listUsers(db)).map(present))

    route(app, readUserCall, async ({ params: { id } }) => {
      const user = await findUser(db, id)
      if (!user) throw new AppError('not_found', said('userGone'))
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
    })

    route(app, createUserCall, async ({ user, body }) => present(await createUser(needs, user, body)))
    route(app, changeUserCall, async ({ user, params, body }) =>
      present(await editUser(needs, user, params.id, body)),
    )
    route(app, changeUserStatusCall, async ({ user, params, body }) =>
      present(await changeStatus(needs, user, params.id, body)),
    )
    route(app, approveUsersCall, async ({ user, body }) => {
      const { approved, refused } = await approveUsers(needs, user, body.ids)
      return { approved: approved.map(present), refused }
    })
    route(app, readReminderCall, async ({ user }) => ({ on: await wantsReminders(db, user.id) }))
    route(app, setReminderCall, async ({ user, body }) => {
      await setReminders(db, user, body.on, clock())
      return body
    })
    startReminders(app, needs)
    route(app, deleteUserCall, ({ user, params }) => removeUser(needs, user, params.id))

    route(app, sendMessageCall, async ({ user, body }) => {
      await sendMessage(needs, user, body)
      return { message: 'Message sent successfully' }
    })
  }
}

/** What the landing page may say of this installation to anybody: a number, and nothing of anyone. */
export function figuresRoutes(db: Database): FastifyPluginAsync {
  return async app => {
    route(app, readPublicFiguresCall, async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300')
      return { users: await countApproved(db) }
    })
  }
}
