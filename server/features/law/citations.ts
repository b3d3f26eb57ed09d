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
  /** How many cite it under the number given. */
  count: (section: LawSection) => number
}

type Needs = { library: Pick<Library, 'summaries' | 'procedures' | 'sectionMap'>; cases: BrowsedCases }

export async function loadCitations({ library, cases }: Needs): Promise<Citations> {
  const { summaries, procedures, sectionMap } = library
  const forms = index(summaries, ({ sections }) => sections)
  const guides = index(procedures, citedInGuide)
  const judgments = index(await listLandmarks(cases), ({ relevantSections }) =>
    relevantSections.map(parseWithOther),
  )
  return {
    of: section => {
      const keys = listKeys(section, sectionMap)
      return {
        forms: collect(forms, keys).map(({ id, slug, title }) => ({ id, slug, title })),
        guides: collect(guides, keys).map(({ slug, title }) => ({ slug, title })),
        cases: collect(judgments, keys).map(({ id, caseTitle, year }) => ({ id, title: caseTitle, year })),
      }
    },
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

function citedInGuide({ provision, description, steps }: ProcedureView): LawSection[] {
  const told = steps.flatMap(step => [step.description, step.applicantAction, step.advocateAction])
  return findSections([provision, description, ...told].filter(Boolean).join('\n'))
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
