import { type BrowsedCases, listLandmarks } from '#server/caselaw/list-landmarks.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { searchCatalogue } from '#server/lib/catalogue-search/search-catalogue.ts'
import { createSearchIndex, type Part, type SearchIndex } from '#server/lib/catalogue-search/search-index.ts'
import type { CaseRecord } from '#shared/contract/cases.ts'

type Landmarks = { cases: readonly CaseRecord[]; index: SearchIndex }
type Judgment = { id: string; title: string; year: number | null }

/**
 * The landmark judgments that a search is about, by their names and headnotes. Not the search of case law itself: that
 * one is counted, and one press away. They are read when first wanted; the installation's own do not change while it runs.
 */
export function createLandmarkFinder(cases: BrowsedCases, map: SectionMap) {
  let known: Promise<Landmarks> | undefined
  return async (search: string): Promise<Judgment[]> => {
    known ??= loadLandmarks(cases)
    const landmarks = await known.catch(error => {
      known = undefined
      throw error
    })
    return searchCatalogue(landmarks.index, map, search).flatMap(({ at }) => {
      const found = landmarks.cases[at]
      return found ? [{ id: found.id, title: found.caseTitle, year: found.year }] : []
    })
  }
}

async function loadLandmarks(browsed: BrowsedCases): Promise<Landmarks> {
  const cases = await listLandmarks(browsed)
  const things = cases.map(one => ({ isPopular: false, sections: [], phrases: listPhrases(one) }))
  return { cases, index: createSearchIndex(things) }
}

function listPhrases({ caseTitle, headnotes, summary }: CaseRecord): [Part, string][] {
  return [
    ['title', caseTitle],
    ...headnotes.map((note): [Part, string] => ['tag', note]),
    ['description', summary ?? ''],
  ]
}
