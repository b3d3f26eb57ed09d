import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import type { Tally } from '#server/features/statistics/model.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { type FixedAnswer, fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import {
  keepProgressCall,
  listProcedureCardsCall,
  listProceduresCall,
  listProceduresOfFormCall,
  listProgressCall,
  matchProceduresCall,
  type ProcedureCard,
  type ProcedureLink,
  type ProcedureView,
  readProcedureCall,
  readProgressCall,
} from '#shared/contract/procedures.ts'
import { listDocuments } from '#shared/procedures/documents.ts'
import { listCourtsOf } from './courts-of-guide.ts'
import { keepProgress, loadAllProgress, loadProgress } from './progress.ts'
import { type GuideIndex, searchGuides } from './search.ts'

type ProcedureNeeds = {
  library: Pick<Library, 'procedures' | 'sectionMap'>
  guides: GuideIndex
  db: Database
  clock: Clock
  tally: Tally
}
type Kept = { guide: ProcedureView; answer: FixedAnswer<ProcedureView> }

/** Content does not change while the server runs, so every answer is serialised once. */
export function procedureRoutes({ library, guides, db, clock, tally }: ProcedureNeeds): FastifyPluginAsync {
  const { procedures, sectionMap } = library
  const all = fixAnswer(procedures)
  const cards = fixAnswer(procedures.map(toCard))
  const bySlug = new Map<string, Kept>(
    procedures.map(guide => [guide.slug, { guide, answer: fixAnswer(guide) }]),
  )

  return async app => {
    route(app, listProceduresCall, () => all)

    route(app, listProcedureCardsCall, () => cards)

    route(app, listProgressCall, ({ user }) => loadAllProgress({ db, ownerId: user.id }, procedures))

    route(app, matchProceduresCall, ({ user, query }) => {
      const slugs = searchGuides(guides, sectionMap, query.search).map(({ slug }) => slug)
      tally.typedSearch('guides', slugs.length, user.id)
      return { slugs }
    })

    route(app, readProcedureCall, ({ params }) => {
      const { guide, answer } = find(params.slug)
      tally.guide(guide.slug)
      return answer
    })

    route(app, readProgressCall, ({ user, params }) =>
      loadProgress({ db, ownerId: user.id }, find(params.slug).guide),
    )

    route(app, keepProgressCall, ({ user, params, body }) =>
      keepProgress({ db, ownerId: user.id }, find(params.slug).guide, body.done, clock()),
    )

    route(app, listProceduresOfFormCall, ({ params }) => fixAnswer(listUsing(procedures, params.id)))
  }

  function find(slug: string): Kept {
    const kept = bySlug.get(slug)
    if (!kept) throw new AppError('not_found', 'The requested procedure could not be found.')
    return kept
  }
}

/** Documents that a closed card names; of the others it says how many there are. */
const shownDocuments = 2

function toCard({ steps, ...guide }: ProcedureView): ProcedureCard {
  const documents = listDocuments(steps)
  const { id, slug, title, description, courtType, provision, isPopular } = guide
  return {
    id,
    slug,
    title,
    description,
    courtType,
    provision,
    isPopular,
    courts: listCourtsOf(guide),
    documents: documents.slice(0, shownDocuments),
    documentCount: documents.length,
    stepCount: steps.length,
  }
}

function listUsing(procedures: readonly ProcedureView[], formId: number): ProcedureLink[] {
  return procedures
    .filter(guide => guide.steps.some(step => step.forms.some(form => form.id === formId)))
    .map(({ slug, title }) => ({ slug, title }))
}
