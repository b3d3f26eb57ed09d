import type { FastifyPluginAsync } from 'fastify'
import { route } from '#server/route.ts'
import {
  changeDraftCall,
  copyDraftCall,
  createDraftCall,
  deleteDraftCall,
  listDraftsCall,
  readDraftCall,
  restoreDraftCall,
} from '#shared/contract/drafts.ts'
import {
  changeDraft,
  copyDraft,
  createDraft,
  type DraftNeeds,
  loadDraft,
  presentDraft,
  presentDraftSummary,
  removeDraft,
  restoreDraft,
} from './drafts.ts'
import { listDrafts } from './store.ts'

export function draftRoutes(needs: DraftNeeds): FastifyPluginAsync {
  const { db } = needs
  return async app => {
    route(app, listDraftsCall, async ({ user }) => (await listDrafts(db, user.id)).map(presentDraftSummary))
    route(app, createDraftCall, async ({ user, body }) =>
      presentDraft(await createDraft(needs, user.id, body)),
    )
    route(app, readDraftCall, async ({ user, params }) =>
      presentDraft(await loadDraft(db, user.id, params.id)),
    )
    route(app, changeDraftCall, async ({ user, params, body }) =>
      presentDraft(await changeDraft(needs, user.id, params.id, body)),
    )
    route(app, deleteDraftCall, ({ user, params }) => removeDraft(needs, user.id, params.id))
    route(app, restoreDraftCall, async ({ user, params }) =>
      presentDraft(await restoreDraft(needs, user.id, params.id)),
    )
    route(app, copyDraftCall, async ({ user, params }) =>
      presentDraft(await copyDraft(needs, user.id, params.id)),
    )
  }
}
