import type { CaseLibrary } from '#server/caselaw/case-library.ts'
import { listLandmarks } from '#server/caselaw/list-landmarks.ts'
import type { Library } from '#server/content/library.ts'
import type { Database } from '#server/db/client.ts'
import { listUpdateTexts } from '#server/features/updates/shared-store.ts'
import { findSections } from '#server/law/sections/find-sections.ts'
import type { CitingThing } from '#shared/contract/law-changes.ts'
import { type LawSection, nameSection, sectionKey, wholeSection } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import { type Citations, type Cites, listGuideTexts } from '../citations.ts'
import { findInList } from '../statutes.ts'
import { mentionsCase } from './mentions-case.ts'

export type CitedCases = Pick<CaseLibrary, 'browse' | 'citedBy'>

export type CitingNeeds = {
  db: Database
  library: Pick<Library, 'summaries' | 'find' | 'procedures' | 'sectionMap' | 'plainLaw'>
  cases: CitedCases
  loadCitations: () => Promise<Citations>
}

/** Where a section, or an act as a whole, is cited under its old or its new number. */
export async function listCitingSection(needs: CitingNeeds, law: LawSection): Promise<CitingThing[]> {
  const citations = await needs.loadCitations()
  const isMeant = law.section ? sameUnderEitherNumber(needs, law) : ({ act }: LawSection) => act === law.act
  const updates = (await listUpdateTexts(needs.db)).filter(({ text }) => findSections(text).some(isMeant))
  return [
    ...presentCites(law.section ? citations.of(law) : citations.ofAct(law.act)),
    ...updates.map(presentUpdate),
    ...(law.section ? listExplained(needs, law) : []),
  ]
}

/** Where a judgment is cited: by its id in guides and notes, by citation or name in what is written. */
export async function listCitingCase(needs: CitingNeeds, caseId: string): Promise<CitingThing[]> {
  const { library, db, cases } = needs
  const landmarks = await listLandmarks(cases)
  const meant = landmarks.find(({ id }) => id === caseId)
  if (!meant) return []
  const isMentioned = mentionsCase({ title: meant.caseTitle, citations: meant.citations })
  const forms = library.summaries.filter(({ id }) => isMentioned(listStrings(library.find(id)).join('\n')))
  const guides = library.procedures.filter(
    guide => guide.cases?.some(({ id }) => id === caseId) || isMentioned(listGuideTexts(guide).join('\n')),
  )
  const citing = await listCitingIds(cases, caseId)
  const notes = landmarks.filter(
    ({ id, laterEvents }) =>
      id === caseId ||
      citing.has(id) ||
      laterEvents.some(({ by, citation }) => isMentioned(`${by}, ${citation ?? ''}`)),
  )
  const updates = (await listUpdateTexts(db)).filter(({ text }) => isMentioned(text))
  return [
    ...presentCites({
      forms,
      guides,
      cases: notes.map(({ id, caseTitle, year }) => ({ id, title: caseTitle, year })),
    }),
    ...updates.map(presentUpdate),
  ]
}

/** More pages of citing judgments than a landmark has. */
const mostPages = 200

async function listCitingIds(cases: CitedCases, caseId: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1; page <= mostPages; page++) {
    const answer = await cases.citedBy(caseId, { page })
    if (!answer || answer.cases.length === 0) break
    for (const { id } of answer.cases) ids.add(id)
    if (ids.size >= answer.total) break
  }
  return ids
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

function presentCites({ forms, guides, cases }: Pick<Cites, 'forms' | 'guides' | 'cases'>): CitingThing[] {
  return [
    ...forms.map(({ id, title }): CitingThing => ({ kind: 'form', key: String(id), title })),
    ...guides.map(({ slug, title }): CitingThing => ({ kind: 'guide', key: slug, title })),
    ...cases.map(({ id, title }): CitingThing => ({ kind: 'case', key: id, title })),
  ]
}

function presentUpdate({ id, title }: { id: number; title: string }): CitingThing {
  return { kind: 'update', key: String(id), title }
}

function sameUnderEitherNumber({ library: { sectionMap } }: CitingNeeds, law: LawSection) {
  const all = [law, ...sectionMap.successors(law), ...sectionMap.predecessors(law)]
  const keys = new Set(all.map(one => sectionKey(wholeSection(one))))
  return (found: LawSection) => keys.has(sectionKey(wholeSection({ act: found.act, section: found.section })))
}

/** Our own words on the section, where its page has any. */
function listExplained({ library: { plainLaw } }: CitingNeeds, law: LawSection): CitingThing[] {
  const listed = findInList(law)
  if (!listed || !plainLaw.says(law.act, listed.section)) return []
  const key = `${actSlug(law.act)}/${sectionSlug(listed.section)}`
  return [{ kind: 'section', key, title: nameSection({ act: law.act, section: listed.section }) }]
}
