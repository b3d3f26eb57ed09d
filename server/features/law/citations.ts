import { type BrowsedCases, listLandmarks } from '#server/caselaw/list-landmarks.ts'
import type { Library } from '#server/content/library.ts'
import { findSections } from '#server/law/sections/find-sections.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { FormLink, ProcedureLink, ProcedureView } from '#shared/contract/procedures.ts'
import { type LawSection, parseWithOther, sectionKey, wholeSection } from '#shared/law/section.ts'

/** A form or guide, or a landmark judgment, that speaks of a section. */
export type Cites = {
  forms: FormLink[]
  guides: ProcedureLink[]
  cases: { id: string; title: string; year: number | null }[]
}

export type Citations = {
  /** What cites a section under its old or its new number. */
  of: (section: LawSection) => Cites
  /** What cites any section of an act. */
  ofAct: (act: string) => Cites
  /** How many cite it under the number given. */
  count: (section: LawSection) => number
}

/** The index is made at the first question, and again where that failed. */
export function citationsOnce(needs: Needs): () => Promise<Citations> {
  let citations: Promise<Citations> | undefined
  return () => {
    citations ??= loadCitations(needs).catch(error => {
      citations = undefined
      throw error
    })
    return citations
  }
}

type Needs = { library: Pick<Library, 'summaries' | 'procedures' | 'sectionMap'>; cases: BrowsedCases }

export async function loadCitations({ library, cases }: Needs): Promise<Citations> {
  const { summaries, procedures, sectionMap } = library
  const forms = index(summaries, ({ sections }) => sections)
  const guides = index(procedures, citedInGuide)
  const judgments = index(await listLandmarks(cases), ({ relevantSections }) =>
    relevantSections.map(parseWithOther),
  )
  const under = (keys: string[]): Cites => ({
    forms: collect(forms, keys).map(({ id, slug, title }) => ({ id, slug, title })),
    guides: collect(guides, keys).map(({ slug, title }) => ({ slug, title })),
    cases: collect(judgments, keys).map(({ id, caseTitle, year }) => ({ id, title: caseTitle, year })),
  })
  const allKeys = [...new Set([forms, guides, judgments].flatMap(one => [...one.keys()]))]
  return {
    of: section => under(listKeys(section, sectionMap)),
    ofAct: act => under(allKeys.filter(key => key.startsWith(keyOf({ act, section: '' })))),
    count: section =>
      [forms, guides, judgments].reduce((sum, one) => sum + (one.get(keyOf(section))?.length ?? 0), 0),
  }
}

function index<Thing>(
  things: readonly Thing[],
  cited: (thing: Thing) => readonly LawSection[],
): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>()
  for (const thing of things)
    for (const key of new Set(cited(thing).map(keyOf))) found.set(key, [...(found.get(key) ?? []), thing])
  return found
}

function citedInGuide(guide: ProcedureView): LawSection[] {
  return findSections(listGuideTexts(guide).join('\n'))
}

/** What a guide says in English: its fees, times and cures cite sections too. */
export function listGuideTexts({ provision, description, requirements, steps }: ProcedureView): string[] {
  const told = steps.flatMap(step => [
    ...[step.description, step.applicantAction, step.advocateAction, step.fees, step.timeRequired],
    ...(step.choices ?? []).flatMap(({ note, fees }) => [note?.en, fees?.en]),
    ...(step.deadlines ?? []).map(({ provision }) => provision),
    ...(step.pitfalls ?? []).flatMap(({ wrong, cure }) => [wrong.en, cure.en]),
  ])
  return [provision, description, ...requirements, ...told].flatMap(text => text || [])
}

function listKeys(section: LawSection, map: SectionMap): string[] {
  return [section, ...map.successors(section), ...map.predecessors(section)].map(keyOf)
}

function collect<Thing>(things: ReadonlyMap<string, Thing[]>, keys: readonly string[]): Thing[] {
  return [...new Set(keys.flatMap(key => things.get(key) ?? []))]
}

function keyOf(section: LawSection): string {
  return sectionKey(wholeSection(section))
}
