import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { createDraftBody, draftSummary, draftView, updateDraftBody } from '#shared/contract/drafts.ts'
import { idParams } from '#shared/contract/numbers.ts'
import {
  changeDraft,
  copyDraft,
  createDraft,
  type DraftNeeds,
  presentDraft,
  presentDraftSummary,
  readDraft,
  removeDraft,
  restoreDraft,
} from './drafts.ts'
import { listDrafts } from './store.ts'

const own = { access: 'user' } as const

export function draftRoutes(needs: DraftNeeds): FastifyPluginAsyncZod {
  const { db } = needs
  return async app => {
    app.get(
      '/api/drafts',
      { config: own, schema: { response: { 200: z.array(draftSummary) } } },
      async request => (await listDrafts(db, readSignedIn(request).user.id)).map(presentDraftSummary),
    )

    app.post(
      '/api/drafts',
      { config: own, schema: { body: createDraftBody, response: { 201: draftView } } },
      async (request, reply) =>
        reply
          .status(201)
          .send(presentDraft(await createDraft(needs, readSignedIn(request).user.id, request.body))),
    )

    app.get(
      '/api/drafts/:id',
      { config: own, schema: { params: idParams, response: { 200: draftView } } },
      async request => presentDraft(await readDraft(db, readSignedIn(request).user.id, request.params.id)),
    )

    app.patch(
      '/api/drafts/:id',
      { config: own, schema: { params: idParams, body: updateDraftBody, response: { 200: draftView } } },
      async request =>
        presentDraft(
          await changeDraft(needs, readSignedIn(request).user.id, request.params.id, request.body),
        ),
    )

    app.delete('/api/drafts/:id', { config: own, schema: { params: idParams } }, async (request, reply) => {
      await removeDraft(needs, readSignedIn(request).user.id, request.params.id)
      return reply.status(204).send()
    })

    app.post(
      '/api/drafts/:id/restorations',
      { config: own, schema: { params: idParams, response: { 201: draftView } } },
      async (request, reply) =>
        reply
          .status(201)
          .send(presentDraft(await restoreDraft(needs, readSignedIn(request).user.id, request.params.id))),
    )

    app.post(
      '/api/drafts/:id/copies',
      { config: own, schema: { params: idParams, response: { 201: draftView } } },
      async (request, reply) =>
        reply
          .status(201)
          .send(presentDraft(await copyDraft(needs, readSignedIn(request).user.id, request.params.id))),
    )
  }
}
