import type { FastifyPluginAsync } from 'fastify'
import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { type FillTask, highCourts } from '#server/caselaw/start-filling.ts'
import type { Database } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/shared-store.ts'
import { AppError, refuseField } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { route } from '#server/route.ts'
import {
  continueFillingCall,
  type FillingSource,
  type FillingView,
  readLibraryCall,
  startFillingCall,
  stopFillingCall,
} from '#shared/contract/library.ts'
import { said } from '#shared/messages/said.ts'
import { runFillings } from './run-fillings.ts'
import { askToStop, type FillingRow, findFilling, insertFilling, listFillings, takeUpAgain } from './store.ts'

/** What the operator allows, and how fillings are done here. */
export type FillingNeeds = Omit<FillTask, 'source'> & { folders: readonly string[] }
type Needs = {
  db: Database
  clock: Clock
  cases: Pick<CaseLibrary, 'describe'>
  /** Whether other servers use this database. */
  isShared: boolean
  filling: FillingNeeds
}
type Actor = { id: number; username: string }

/** The administrator fills the library of judgments: by one press, seen by all, at one server. */
export function libraryRoutes({ db, clock, cases, isShared, filling }: Needs): FastifyPluginAsync {
  const { folders, ...task } = filling

  function check(source: FillingSource) {
    if (source.kind === 'folder' && !folders.includes(source.folder))
      throw refuseField('folder', said('fillingFolder'))
    if (source.kind === 'high-court' && !highCourts.some(({ code }) => code === source.court))
      throw refuseField('court', said('fillingCourt'))
  }

  /** What is done, with its record; where nothing could be done, why. */
  function act(
    user: Actor,
    action: string,
    change: (tx: Database) => Promise<FillingRow | undefined>,
    refuse: (tx: Database) => Promise<AppError>,
  ): Promise<FillingRow> {
    return db.transaction(async tx => {
      const row = await change(tx)
      if (!row) throw await refuse(tx)
      await recordAudit(tx, {
        at: clock(),
        ...{ actorId: user.id, actor: user.username, action },
        ...{ subjectType: 'library', subjectId: row.id, after: { source: describeSource(row.source) } },
      })
      return row
    })
  }

  const refuseSecond = async () => new AppError('conflict', said('fillingUnderWay'))
  const refuseOne = (id: number) => async (tx: Database) =>
    (await findFilling(tx, id))
      ? new AppError('conflict', said('fillingMovedOn'))
      : new AppError('not_found', said('fillingGone'))

  return async app => {
    const running = runFillings(app, { db, clock, task, isShared })

    async function show(row: FillingRow): Promise<FillingView> {
      await running.look()
      return present((await findFilling(db, row.id)) ?? row, clock())
    }

    route(app, readLibraryCall, async () => {
      const [{ total, withFullText, years }, rows] = await Promise.all([cases.describe(), listFillings(db)])
      const { supremeCourt, highCourts: highCourtsAddress } = task.addresses
      return {
        judgments: { total, withFullText, years },
        sources: {
          folders: [...folders],
          supremeCourt: { address: hostOf(supremeCourt) },
          highCourts: { address: hostOf(highCourtsAddress), courts: highCourts },
        },
        fillings: rows.map(row => present(row, clock())),
      }
    })
    route(app, startFillingCall, async ({ user, body }) => {
      check(body)
      const filled = { source: body, startedAt: clock(), startedBy: user.username }
      return show(await act(user, 'fill', tx => insertFilling(tx, filled), refuseSecond))
    })
    route(app, stopFillingCall, async ({ user, params: { id } }) =>
      show(await act(user, 'stop', tx => askToStop(tx, id), refuseOne(id))),
    )
    route(app, continueFillingCall, async ({ user, params: { id } }) => {
      const row = await findFilling(db, id)
      if (row) check(row.source)
      return show(await act(user, 'continue', tx => takeUpAgain(tx, id), refuseOne(id)))
    })
  }
}

function present(row: FillingRow, now: Date): FillingView {
  const { id, source, state, startedBy, progress, failure, host, leasedUntil } = row
  const isHeld = leasedUntil !== null && leasedUntil > now
  return {
    ...{ id, source, state, startedBy, progress, failure },
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    host: isHeld ? host : null,
  }
}

/** For the history of administrators' acts. */
function describeSource(source: FillingSource): string {
  if (source.kind === 'folder') return source.folder
  const years = source.from === source.to ? `${source.from}` : `${source.from}-${source.to}`
  if (source.kind === 'supreme-court') return `Supreme Court of India, ${years}`
  const name = highCourts.find(({ code }) => code === source.court)?.name ?? source.court
  return `${name}, ${years}`
}

/** An address may hold a password. */
function hostOf(address: string): string {
  return new URL(address).host
}
