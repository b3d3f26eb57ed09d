import type { FastifyPluginAsync } from 'fastify'
import type { BrowsedCases } from '#server/caselaw/list-landmarks.ts'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import { findSectionsCall, listActsCall, readActCall, readSectionCall } from '#shared/contract/sections.ts'
import { type Citations, loadCitations } from './citations.ts'
import { findTyped } from './find-typed.ts'
import { findListed, listActEntries, presentActView, presentSection } from './statutes.ts'
import { findText } from './store.ts'

export type SectionNeeds = { db: Database; library: Library; cases: BrowsedCases }

/** The Acts, and a page for each of their sections. */
export function sectionRoutes({ db, library, cases }: SectionNeeds): FastifyPluginAsync {
  const acts = fixAnswer(listActEntries(library))
  let citations: Promise<Citations> | undefined
  const loadOnce = () => {
    citations ??= loadCitations({ library, cases }).catch(error => {
      citations = undefined
      throw error
    })
    return citations
  }
  return async app => {
    route(app, listActsCall, () => acts)
    route(app, readActCall, ({ params }) => presentActView(library, params.act))
    route(app, findSectionsCall, async ({ query }) => findTyped(library, await loadOnce(), query.search))
    route(app, readSectionCall, async ({ params }) => {
      const found = findListed(params.act, params.section)
      const section = { act: found.act.act, section: found.sections[found.at]?.section ?? '' }
      const [cites, text] = await Promise.all([loadOnce(), findText(db, section)])
      return presentSection(library, found, { cites: cites.of(section), text })
    })
  }
}
