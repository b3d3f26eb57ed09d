import type { FastifyPluginAsync } from 'fastify'
import { listAudit } from '#server/features/audit/shared-store.ts'
import { route } from '#server/route.ts'
import {
  changeUpdateCall,
  deleteUpdateCall,
  listAllUpdatesCall,
  listUpdatesCall,
  orderUpdatesCall,
  publishUpdateCall,
  readUpdateHistoryCall,
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

export function updateRoutes(needs: UpdateNeeds): FastifyPluginAsync {
  const { db } = needs
  return async app => {
    route(app, listUpdatesCall, async () => (await listActiveUpdates(db)).map(presentUpdate))
    route(app, listAllUpdatesCall, async () => (await listUpdates(db)).map(presentAdminUpdate))
    route(app, publishUpdateCall, async ({ user, body }) =>
      presentAdminUpdate(await publishUpdate(needs, user, body)),
    )
    route(app, orderUpdatesCall, async ({ user, body }) =>
      (await orderUpdates(needs, user, body.ids)).map(presentAdminUpdate),
    )
    route(app, changeUpdateCall, async ({ user, params, body }) =>
      presentAdminUpdate(await changeUpdate(needs, user, params.id, body)),
    )
    route(app, deleteUpdateCall, ({ user, params }) => removeUpdate(needs, user, params.id))
    route(app, readUpdateHistoryCall, async ({ params }) =>
      (await listAudit(db, 'update', params.id)).map(({ at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
      })),
    )
  }
}
