import type { Library } from '#server/content/library.ts'
import {
  type ListedAct,
  type ListedSection,
  listActs,
  listSections,
} from '#server/law/sections/listed-sections.ts'
import { AppError } from '#server/lib/app-error.ts'
import type {
  ActEntry,
  ActView,
  Chapter,
  FoundSection,
  SectionEntry,
  SectionView,
} from '#shared/contract/sections.ts'
import { type LawSection, nameSection, wholeSection } from '#shared/law/section.ts'
import { actSlug, sectionSlug } from '#shared/law/section-address.ts'
import type { Cites } from './citations.ts'
import { officialUrl } from './official-text.ts'
import { describeChange } from './what-changed.ts'

export type StatuteNeeds = Pick<Library, 'plainLaw' | 'sectionMap'>

export function listActEntries({ plainLaw }: StatuteNeeds): ActEntry[] {
  return listActs().map(act => presentAct(act, plainLaw.isExplained(act.act)))
}

export function presentActView({ plainLaw }: StatuteNeeds, slug: string): ActView {
  const act = findBySlug(slug)
  return {
    ...presentAct(act, plainLaw.isExplained(act.act)),
    chapters: [...plainLaw.chapters(act.act)],
    sections: listSections(act.act).map(presentEntry),
  }
}

/** A section of an act by the addresses of both. */
export function findListed(
  slug: string,
  section: string,
): { act: ListedAct; sections: readonly ListedSection[]; at: number } {
  const act = findBySlug(slug)
  const sections = listSections(act.act)
  const at = sections.findIndex(one => sectionSlug(one.section) === section)
  if (at < 0) throw new AppError('not_found', `There is no section ${section} in the ${act.title}.`)
  return { act, sections, at }
}

export function presentSection(
  { plainLaw, sectionMap }: StatuteNeeds,
  { act, sections, at }: ReturnType<typeof findListed>,
  { cites, text }: { cites: Cites; text: string | null },
): SectionView {
  const listed = sections[at] as ListedSection // findListed gives a place within the list
  const { section } = listed
  const link = sectionMap.link({ act: act.act, section })
  return {
    ...presentEntry(listed),
    act: presentAct(act, plainLaw.isExplained(act.act)),
    chapter: chapterOf(plainLaw.chapters(act.act), sections, at),
    now: presentCounterparts(link.now),
    formerly: presentCounterparts(link.formerly),
    isInForce: link.isInForce,
    changed: describeChange({ act: act.act, section }, listed.heading, sectionMap, findInList),
    officialUrl: officialUrl(act.act),
    says: plainLaw.says(act.act, section) ?? null,
    text,
    offences: [...plainLaw.offences(act.act, section)],
    ...cites,
    previous: neighbour(sections[at - 1]),
    next: neighbour(sections[at + 1]),
  }
}

/** A section that a search names; undefined when it is in no list. */
export function presentFound({ sectionMap }: StatuteNeeds, section: LawSection): FoundSection | undefined {
  const whole = wholeSection(section)
  const listed = findInList(whole)
  if (!listed) return undefined
  const place = { actSlug: actSlug(whole.act), slug: sectionSlug(listed.section), heading: listed.heading }
  return { ...sectionMap.link(section), ...place }
}

export function findInList({ act, section }: LawSection): ListedSection | undefined {
  const number = wholeSection({ act, section }).section.toLowerCase()
  return listSections(act).find(one => one.section.toLowerCase() === number)
}

function presentAct({ act, title, status, asOf }: ListedAct, isExplained: boolean): ActEntry {
  return {
    act,
    slug: actSlug(act),
    title,
    isInForce: !status.startsWith('repealed'),
    status,
    asOf,
    sectionCount: listSections(act).length,
    isExplained,
  }
}

function presentEntry({ section, heading, status }: ListedSection): SectionEntry {
  return { section, slug: sectionSlug(section), heading, status }
}

/** Each whole section once, with its heading: 'BNS 318' for BNS 318(4). */
function presentCounterparts(sections: readonly LawSection[]): SectionView['now'] {
  const byName = new Map(sections.map(section => [nameSection(wholeSection(section)), section]))
  return [...byName.values()].flatMap(section => {
    const listed = findInList(section)
    if (!listed) return []
    const { act } = section
    const parts = sections.filter(
      one => nameSection(wholeSection(one)) === nameSection(wholeSection(section)),
    )
    const named = parts.length === 1 ? section.section : listed.section
    return [
      {
        act,
        section: named,
        actSlug: actSlug(act),
        slug: sectionSlug(listed.section),
        heading: listed.heading,
      },
    ]
  })
}

function chapterOf(
  chapters: readonly Chapter[],
  sections: readonly ListedSection[],
  at: number,
): Chapter | null {
  const starts = (from: string) => sections.findIndex(({ section }) => section === from)
  return chapters.findLast(({ from }) => starts(from) <= at) ?? null
}

function neighbour(listed: ListedSection | undefined): SectionView['next'] {
  return listed ? { section: listed.section, slug: sectionSlug(listed.section) } : null
}

function findBySlug(slug: string): ListedAct {
  const found = listActs().find(({ act }) => actSlug(act) === slug)
  if (!found) throw new AppError('not_found', 'There is no such Act in the list.')
  return found
}
