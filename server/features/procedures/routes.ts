import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { readSignedIn } from '#server/features/sessions/access.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { type FixedAnswer, fixAnswer, sendFixed } from '#server/lib/send-cached.ts'
import { formIdParams } from '#shared/contract/forms.ts'
import {
  type ProcedureLink,
  type ProcedureView,
  procedureMatches,
  procedureParams,
  procedureSearch,
  progressBody,
  progressList,
  progressView,
} from '#shared/contract/procedures.ts'
import { keepProgress, readAllProgress, readProgress } from './progress.ts'
import { type GuideIndex, searchGuides } from './search.ts'

const signedIn = { access: 'user' } as const

type ProcedureNeeds = {
  library: Pick<Library, 'procedures' | 'sectionMap'>
  guides: GuideIndex
  db: Database
  clock: Clock
}
type Kept = { guide: ProcedureView; answer: FixedAnswer }

/** What the files say never changes while the server runs: every answer is made once. */
export function procedureRoutes({ library, guides, db, clock }: ProcedureNeeds): FastifyPluginAsyncZod {
  const { procedures, sectionMap } = library
  const all = fixAnswer(procedures)
  const bySlug = new Map<string, Kept>(
    procedures.map(guide => [guide.slug, { guide, answer: fixAnswer(guide) }]),
  )

  return async app => {
    app.get('/api/procedures', { config: signedIn }, (request, reply) => sendFixed(request, reply, all))

    app.get(
      '/api/procedures/progress',
      { config: signedIn, schema: { response: { 200: progressList } } },
      async request => readAllProgress({ db, ownerId: readSignedIn(request).user.id }, procedures),
    )

    app.get(
      '/api/procedures/matches',
      {
        config: signedIn,
        schema: { querystring: procedureSearch, response: { 200: procedureMatches } },
      },
      async request => {
        const found = searchGuides(guides, sectionMap, request.query.search)
        return { slugs: found.map(({ slug }) => slug) }
      },
    )

    app.get(
      '/api/procedures/:slug',
      { config: signedIn, schema: { params: procedureParams } },
      (request, reply) => sendFixed(request, reply, find(request.params.slug).answer),
    )

    app.get(
      '/api/procedures/:slug/progress',
      { config: signedIn, schema: { params: procedureParams, response: { 200: progressView } } },
      async request =>
        readProgress({ db, ownerId: readSignedIn(request).user.id }, find(request.params.slug).guide),
    )

    app.put(
      '/api/procedures/:slug/progress',
      {
        config: signedIn,
        schema: { params: procedureParams, body: progressBody, response: { 200: progressView } },
      },
      async request => {
        const whose = { db, ownerId: readSignedIn(request).user.id }
        return keepProgress(whose, find(request.params.slug).guide, request.body.done, clock())
      },
    )

    /** The guides that use a form: its page leads to them. */
    app.get(
      '/api/forms/:id/procedures',
      { config: signedIn, schema: { params: formIdParams } },
      (request, reply) => sendFixed(request, reply, fixAnswer(listUsing(procedures, request.params.id))),
    )
  }

  function find(slug: string): Kept {
    const kept = bySlug.get(slug)
    if (!kept) throw new AppError('not_found', 'The requested procedure could not be found.')
    return kept
  }
}

function listUsing(procedures: readonly ProcedureView[], formId: number): ProcedureLink[] {
  return procedures
    .filter(guide => guide.steps.some(step => step.forms.some(form => form.id === formId)))
    .map(({ slug, title }) => ({ slug, title }))
}
