import type { FastifyPluginAsync } from 'fastify'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { fixAnswer } from '#server/lib/send-cached.ts'
import { route } from '#server/route.ts'
import {
  findHeadingsCall,
  findSectionsCall,
  listActsCall,
  readActCall,
  readSectionCall,
} from '#shared/contract/sections.ts'
import type { Citations } from './citations.ts'
import { createHeadingSearch } from './find-headings.ts'
import { findTyped } from './find-typed.ts'
import { findListed, listActEntries, presentActView, presentSection } from './statutes.ts'
import { findText } from './store.ts'

export type SectionNeeds = { db: Database; library: Library; loadCitations: () => Promise<Citations> }

/** The Acts, and a page for each of their sections. */
export function sectionRoutes({ db, library, loadCitations }: SectionNeeds): FastifyPluginAsync {
  const acts = fixAnswer(listActEntries(library))
  const findHeadings = createHeadingSearch(library)
  return async app => {
    route(app, listActsCall, () => acts)
    route(app, readActCall, ({ params }) => presentActView(library, params.act))
    route(app, findSectionsCall, async ({ query }) => findTyped(library, await loadCitations(), query.search))
    route(app, findHeadingsCall, ({ query }) => findHeadings(query.search))
    route(app, readSectionCall, async ({ params }) => {
      const found = findListed(params.act, params.section)
      const section = { act: found.act.act, section: found.sections[found.at]?.section ?? '' }
      const [cites, text] = await Promise.all([loadCitations(), findText(db, section)])
      return presentSection(library, found, { cites: cites.of(section), text })
    })
  }
}
