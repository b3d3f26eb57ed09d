import { listLandmarks } from '#server/caselaw/list-landmarks.ts'
import { listActs } from '#server/law/sections/listed-sections.ts'
import type { CitedLaw } from '#shared/contract/law-changes.ts'
import { nameSection } from '#shared/law/section.ts'
import { findTyped } from '../find-typed.ts'
import { findInList } from '../statutes.ts'
import { type CitingNeeds, listCitingCase, listCitingSection } from './list-citing.ts'

type Subject = Omit<CitedLaw, 'things'>

const mostShown = 8

/** The sections, Acts and judgments that a search may mean. The content need not cite them. */
export async function findCitedLaw(needs: CitingNeeds, search: string): Promise<CitedLaw[]> {
  const found = [
    ...(await findSubjectSections(needs, search)),
    ...findSubjectActs(search),
    ...(await findSubjectCases(needs, search)),
  ]
  return Promise.all(
    found
      .slice(0, mostShown)
      .map(async subject => ({ ...subject, things: await listCiting(needs, subject) })),
  )
}

/** One subject again, as it is marked: null when it exists nowhere. */
export async function readSubject(
  needs: CitingNeeds,
  { act, section, caseId }: Pick<Subject, 'act' | 'section' | 'caseId'>,
): Promise<CitedLaw | null> {
  const subject =
    caseId === null
      ? presentLaw(act, section)
      : await findCase(needs, caseId).then(one => one && presentCase(one))
  return subject ? { ...subject, things: await listCiting(needs, subject) } : null
}

async function findSubjectSections(needs: CitingNeeds, search: string): Promise<Subject[]> {
  const found = findTyped(needs.library, await needs.loadCitations(), search)
  return found.flatMap(({ act, section }) => presentLaw(act, section) ?? [])
}

function findSubjectActs(search: string): Subject[] {
  if (/\d/.test(search.replace(/\b(?:18|19|20)\d\d\b/, ''))) return []
  const words = wordsOf(search)
  return listActs()
    .filter(({ act, title }) => startWith(`${act} ${title}`, words))
    .flatMap(({ act }) => presentLaw(act, '') ?? [])
}

async function findSubjectCases(needs: CitingNeeds, search: string): Promise<Subject[]> {
  const words = wordsOf(search).filter(word => !['v', 'vs', 'versus'].includes(word))
  const landmarks = await listLandmarks(needs.cases)
  return landmarks
    .filter(
      ({ id, caseTitle, citations }) =>
        id === search || startWith([caseTitle, ...citations].join(' '), words),
    )
    .map(presentCase)
}

async function findCase({ cases }: CitingNeeds, caseId: string) {
  return (await listLandmarks(cases)).find(({ id }) => id === caseId)
}

function presentLaw(act: string, section: string): Subject | undefined {
  const known = listActs().find(one => one.act === act)
  const listed = section ? findInList({ act, section }) : undefined
  if (!known || (section && !listed)) return undefined
  const heading = listed ? listed.heading : known.title
  return { act, section, caseId: null, name: nameSection({ act, section }), heading }
}

function presentCase(one: { id: string; caseTitle: string; citation: string | null }): Subject {
  return { act: '', section: '', caseId: one.id, name: one.caseTitle, heading: one.citation ?? '' }
}

function listCiting(needs: CitingNeeds, { act, section, caseId }: Subject) {
  return caseId === null ? listCitingSection(needs, { act, section }) : listCitingCase(needs, caseId)
}

function startWith(text: string, words: readonly string[]): boolean {
  const parts = wordsOf(text)
  return words.length > 0 && words.every(word => parts.some(part => part.startsWith(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
}
