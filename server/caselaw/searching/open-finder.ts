import type { SectionMap } from '#server/law/sections/section-map.ts'
import { type CaseQuestion, caseReference } from '#shared/contract/cases.ts'
import { type CaseFinder, createCaseFinder, type FinderNeeds } from '../answering/find-cases.ts'
import type { SharingIndex } from '../lance/lance-index.ts'
import { askModels } from '../ranking/ask-model.ts'
import { createSearchThreads } from './search-threads.ts'

type Needs = FinderNeeds & {
  law: { sectionMap: SectionMap }
  /** How many threads search; none where this thread does. */
  threads: number
  /** Of an engine in this process: what other threads read it by. */
  withShared?: SharingIndex['withShared'] | undefined
}

export type OpenFinder = Pick<CaseFinder, 'find' | 'findAmong' | 'listNewest' | 'listBest'> & {
  close: () => Promise<void>
}

/**
 * Where the engine is in this process, its searches run on threads, so that other requests never wait for one.
 * A question that a language model helps to answer stays here: it waits for the model most of its time.
 */
export function openFinder(needs: Needs): OpenFinder {
  const { threads: size, withShared } = needs // not the model, which may be switched off and on
  const local = createCaseFinder(needs)
  if (size === 0 || !withShared) return { ...local, close: async () => {} }
  const { law, clock } = needs
  const { pairs } = law.sectionMap
  const threads = createSearchThreads({ size, clock, law: () => ({ pairs, thesaurus: law.thesaurus }) })
  const asksModel = ({ searchType }: CaseQuestion) => needs.model !== null && searchType !== 'keyword'

  return {
    async find(question, signal) {
      if (asksModel(question)) return local.find(question, signal)
      const started = performance.now()
      const { nearest } = await askModels(question, needs)
      const findings = await withShared(edition => threads.find(question, { edition, nearest, signal }))
      return { ...findings, tookMs: Math.round((performance.now() - started) * 10) / 10 }
    },
    findAmong: (question, ids) =>
      withShared(edition => threads.findAmong(question, ids, { edition, nearest: [] })),
    async listBest(question, most) {
      const { results } = await withShared(edition => threads.find(question, { edition, nearest: [] }))
      return results.slice(0, most).map(result => caseReference.parse(result))
    },
    // Asked seldom, and shows no passages.
    listNewest: local.listNewest,
    close: threads.close,
  }
}
