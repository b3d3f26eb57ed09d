import type { Library } from '#server/content/library.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import { type Found, searchCatalogue } from '#server/lib/catalogue-search/search-catalogue.ts'
import { createSearchIndex, type Part, type SearchIndex } from '#server/lib/catalogue-search/search-index.ts'
import { parseWords, withoutUnimportant } from '#server/lib/catalogue-search/words.ts'
import type { FormEntry } from '#shared/contract/forms.ts'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { languages } from '#shared/languages.ts'
import { derivePurpose } from '#shared/procedures/derive-purpose.ts'

export type GuideIndex = { guides: readonly ProcedureView[]; index: SearchIndex }

type GuideContent = Pick<Library, 'procedures' | 'guideKeywords' | 'summaries'>

export function createGuideIndex(
  { procedures: guides, guideKeywords, summaries }: GuideContent,
  listKnown?: () => ReadonlySet<string>,
): GuideIndex {
  const things = guides.map(guide => {
    const names = (guideKeywords.get(guide.slug) ?? []).map((name): [Part, string] => ['tag', name])
    const phrases = [
      ...listPhrases(guide),
      ...names,
      ...listOwnForms(guide, summaries).flatMap(listFormPhrases),
    ]
    return { isPopular: guide.isPopular, sections: [], phrases }
  })
  return { guides, index: createSearchIndex(things, listKnown) }
}

/** The guides that answer a search, best first. */
export function searchGuides(
  { guides, index }: GuideIndex,
  map: SectionMap,
  search: string,
): ProcedureView[] {
  return present(
    searchCatalogue(index, map, search).filter(one => one.isSure),
    guides,
  )
}

/** The same, and after them those that come near. */
export function findNearGuides(
  { guides, index }: GuideIndex,
  map: SectionMap,
  search: string,
): ProcedureView[] {
  return present(searchCatalogue(index, map, search), guides)
}

function present(found: readonly Found[], guides: readonly ProcedureView[]): ProcedureView[] {
  return found.flatMap(({ at }) => guides[at] ?? [])
}

function listPhrases(guide: ProcedureView): [Part, string][] {
  return [
    ['title', guide.title],
    ['law', guide.provision],
    ['place', guide.courtType],
    ['place', derivePurpose(guide)],
    ...guide.steps.map((step): [Part, string] => ['step', step.title]),
    ['description', guide.description],
    ...listBranchTexts(guide).map((text): [Part, string] => ['description', text]),
  ]
}

/** The words of every answer find the guide, whichever of them its reader will give. */
function listBranchTexts({ question, steps }: ProcedureView): string[] {
  const labels = question?.options.map(({ label }) => label) ?? []
  const told = steps.flatMap(({ choices = [] }) =>
    choices.flatMap(({ note, fees, documents }) => [note, fees, ...documents]),
  )
  return [...labels, ...told].flatMap(text => (text ? languages.map(language => text[language]) : []))
}

/** Words that many titles share. */
const common = new Set('petition complaint application appeal first court high case claim notice'.split(' '))

/** A guide is also found by the names, in three languages, of the forms of its own subject. */
function listOwnForms(guide: ProcedureView, forms: readonly FormEntry[]): FormEntry[] {
  const used = new Set(guide.steps.flatMap(step => step.forms.map(({ id }) => id)))
  const subject = parseSubject(guide.title)
  return forms.filter(
    form => used.has(form.id) && parseSubject(form.title).some(word => subject.includes(word)),
  )
}

function parseSubject(title: string): string[] {
  return withoutUnimportant(parseWords(title))
    .map(({ text }) => text)
    .filter(word => !common.has(word))
}

function listFormPhrases({ titles, tags }: FormEntry): [Part, string][] {
  return [...languages.map(language => titles[language]), ...tags].map(text => ['tag', text])
}
