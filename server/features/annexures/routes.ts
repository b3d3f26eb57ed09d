import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '#server/db/client.ts'
import type { Tally } from '#server/features/statistics/model.ts'
import type { Usage } from '#server/features/users/model.ts'
import { type Clock, hour, minute } from '#server/lib/clock.ts'
import { createUploadReceiver } from '#server/lib/receive-upload.ts'
import { route } from '#server/route.ts'
import { annexureLimits } from '#shared/annexures.ts'
import {
  addAnnexureCall,
  bindAnnexuresCall,
  changeAnnexureCall,
  deleteAnnexureCall,
  listAnnexuresCall,
  orderAnnexuresCall,
  readAnnexureFileCall,
  readAnnexurePictureCall,
  restoreAnnexureCall,
} from '#shared/contract/annexures.ts'
import {
  addAnnexure,
  changeAnnexure,
  loadAnnexure,
  loadList,
  orderAnnexures,
  refuseUnknownDraft,
  removeAnnexure,
  restoreAnnexure,
} from './annexures.ts'
import { type BindNeeds, prepareSet } from './bind-set.ts'
import { openFileFolder } from './file-folder.ts'
import { createFileReader } from './files/file-reader.ts'
import { readAnnexureFile, readPicture } from './read-annexure.ts'
import { oneAtATime, tooLarge, tooMany } from './refuse-file.ts'
import { deleteUnusedFiles, listFileKeys } from './store.ts'

export type AnnexureRouteNeeds = Pick<BindNeeds, 'listNamed' | 'drawPapers' | 'drawStamps'> & {
  db: Database
  clock: Clock
  usage: Usage
  tally: Tally
  /** Where files are kept. */
  folder: string
  /** Where uploads are written first. */
  uploadFolder: string
}

export function annexureRoutes(needs: AnnexureRouteNeeds): FastifyPluginAsync {
  const { db, clock, usage, tally, folder, uploadFolder, listNamed, drawPapers, drawStamps } = needs
  return async app => {
    const reader = createFileReader()
    const files = openFileFolder(folder)
    const temporary = (name: string) => join(uploadFolder, `${randomUUID()}-${name}.upload`)
    const all = { db, clock, files, reader, temporary, listNamed, drawPapers, drawStamps }
    app.addHook('onReady', () => mkdir(uploadFolder, { recursive: true, mode: 0o700 }).then(() => {}))
    app.addHook('onClose', () => reader.close())
    sweepHourly()

    route(app, listAnnexuresCall, ({ user, params }) => loadList(db, user.id, params.id))
    route(app, orderAnnexuresCall, ({ user, params, body }) =>
      orderAnnexures(db, user.id, params.id, body.ids),
    )
    route(app, changeAnnexureCall, ({ user, params, body }) => changeAnnexure(db, user.id, params.id, body))
    route(app, deleteAnnexureCall, ({ user, params }) => removeAnnexure(all, user.id, params.id))
    route(app, restoreAnnexureCall, ({ user, params }) => restoreAnnexure(db, user.id, params.id))
    route(app, readAnnexureFileCall, async ({ user, params }) =>
      readAnnexureFile(all, await loadAnnexure(db, user.id, params.id)),
    )
    route(app, readAnnexurePictureCall, async ({ user, params, query }) =>
      readPicture(all, await loadAnnexure(db, user.id, params.id), query.page),
    )
    route(app, bindAnnexuresCall, async ({ user, params, body }) => {
      const { formId, bind } = await prepareSet(all, user.id, params.id, body)
      const bound = await usage.count(user.id, bind)
      tally.document({ formId, language: body.language, format: 'set' })
      return bound
    })
    await app.register(addRoute)

    /** The request body is the file. Its type is found from its content, whatever the request says. */
    async function addRoute(scope: typeof app) {
      const { bytes: limit } = annexureLimits
      const receiver = createUploadReceiver(uploadFolder, { limit, tooLarge, oneAtATime, tooMany })
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
      route(
        scope,
        addAnnexureCall,
        async ({ user, params, query, request }) => {
          await refuseUnknownDraft(db, user.id, params.id)
          const upload = {
            userId: user.id,
            body: request.body instanceof Readable ? request.body : Readable.from([]),
            declaredSize: Number(request.headers['content-length']) || undefined,
          }
          return receiver.receive(upload, async path =>
            addAnnexure(all, user.id, params.id, query, { path, bytes: (await stat(path)).size }),
          )
        },
        { config: { bodyTime: 5 * minute } },
      )
    }

    /** Removes files whose drafts or accounts were deleted. */
    function sweepHourly() {
      const sweep = async () => {
        await deleteUnusedFiles(db)
        await files.sweep(new Set(await listFileKeys(db)))
      }
      const sweepQuietly = () =>
        sweep().catch(error => app.log.warn({ err: error }, 'annexures were not swept'))
      const timer = setInterval(sweepQuietly, hour).unref()
      app.addHook('onReady', sweepQuietly)
      app.addHook('onClose', async () => clearInterval(timer))
    }
  }
}
