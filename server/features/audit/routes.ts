import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { type Clock, day, deriveIndianDay } from '#server/lib/clock.ts'
import { route } from '#server/route.ts'
import { type AuditFilter, type AuditRow, exportAuditCall, listAuditCall } from '#shared/contract/audit.ts'
import { writeCsv } from '#shared/csv.ts'
import { deleteOldActs, findActs, type NamedAct } from './store.ts'

type AuditNeeds = { db: Database; clock: Clock }

const pageSize = 50
const mostExported = 50_000

export function auditRoutes({ db, clock }: AuditNeeds): FastifyPluginAsync {
  return async app => {
    route(app, listAuditCall, async ({ query }) => {
      const found = await findActs(db, { ...query, most: pageSize + 1 })
      const rows = found.slice(0, pageSize)
      return { rows: rows.map(present), next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null }
    })
    route(app, exportAuditCall, async ({ query }) => exportActs(db, query, clock()))
    deleteDaily(app, { db, clock })
  }
}

function present({ actorId: _actor, at, ...act }: NamedAct): AuditRow {
  return { ...act, at: at.toISOString() }
}

async function exportActs(db: Database, filter: AuditFilter, now: Date) {
  const acts = await findActs(db, { ...filter, most: mostExported })
  const rows = acts.map(({ at, actor, action, subjectType, subjectId, subject, before, after }) => [
    ...[at.toISOString(), actor, action, subjectType, String(subjectId), subject],
    ...[JSON.stringify(before), JSON.stringify(after)],
  ])
  const head = ['When', 'Who', 'What', 'Kind', 'No.', 'Of', 'Before', 'After']
  return {
    name: `munshi-audit-${deriveIndianDay(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: writeCsv([head, ...rows]),
  }
}

/** At the start and once a day. */
function deleteDaily(app: FastifyInstance, { db, clock }: AuditNeeds) {
  const clean = () =>
    deleteOldActs(db, clock()).catch(error => app.log.error({ err: error }, 'old acts could not be deleted'))
  const timer = setInterval(clean, day).unref()
  app.addHook('onReady', clean)
  app.addHook('onClose', async () => clearInterval(timer))
}
