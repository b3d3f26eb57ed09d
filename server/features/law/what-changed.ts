import { isNewCode } from '#server/law/acts/acts.ts'
import type { ListedSection } from '#server/law/sections/listed-sections.ts'
import type { SectionMap } from '#server/law/sections/section-map.ts'
import type { WhatChanged } from '#shared/contract/sections.ts'
import { isWithin, type LawSection, nameSection, wholeSection } from '#shared/law/section.ts'

/** Beyond so many, the names say less than their number. */
const mostNamed = 6

/**
 * What the table of old and new numbers and the headings of both prove of a section of a new code. Words inside a
 * section may have changed as well: nothing here says that they have not.
 */
export function describeChange(
  law: LawSection,
  heading: string,
  sectionMap: SectionMap,
  findInList: (section: LawSection) => ListedSection | undefined,
): WhatChanged | null {
  if (!isNewCode(law.act)) return null
  const old = distinct(sectionMap.predecessors(law))
  const newParts = listNewParts(law, sectionMap)
  const [only] = old
  if (!only) return { kind: 'new', old: [], others: [], oldHeading: '', count: 0, newParts: [] }
  const said = { old: old.slice(0, mostNamed).map(nameSection), count: old.length, newParts }
  if (old.length > 1) return { ...said, kind: 'joined', others: [], oldHeading: '' }
  const others = distinct(sectionMap.successors(only)).filter(
    other => nameSection(other) !== nameSection(law),
  )
  if (others.length > 0)
    return { ...said, kind: 'divided', others: others.slice(0, mostNamed).map(nameSection), oldHeading: '' }
  const oldHeading = findInList(only)?.heading ?? ''
  if (oldHeading === '') return { ...said, kind: 'renumbered', others: [], oldHeading }
  const kind = spell(oldHeading) === spell(heading) ? 'same heading' : 'other heading'
  return { ...said, kind, others: [], oldHeading }
}

/** Sub-sections for which the table names nothing in the old law: '2(1)(a)'. */
function listNewParts(law: LawSection, { pairs }: SectionMap): string[] {
  return pairs.flatMap(({ old, current }) =>
    old === null && current && current.section.includes('(') && isWithin(current, law)
      ? [current.section]
      : [],
  )
}

function distinct(sections: readonly LawSection[]): LawSection[] {
  return [...new Map(sections.map(wholeSection).map(one => [nameSection(one), one])).values()]
}

/** Headings are compared by their words: stops, dashes and capitals differ from print to print. */
function spell(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')
}
