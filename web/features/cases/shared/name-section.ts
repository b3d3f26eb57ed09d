import type { SectionReference } from '#shared/cases/judgment.ts'
import type { CaseSection } from '#shared/contract/cases.ts'

/** 'CrPC 438', 'Constitution, art. 21'. A year that ends an act's name is kept apart from the section. */
export function nameSection({ act, section }: SectionReference): string {
  if (!section) return act
  if (act === 'Constitution') return `Constitution, art. ${section}`
  return /\d$/.test(act) ? `${act}, s. ${section}` : `${act} ${section}`
}

/** 'BNS 103(1), BNS 105': where a sub-section is named, its section alone would say less. */
export function nameSections(sections: readonly SectionReference[]): string {
  const isCovered = ({ act, section }: SectionReference) =>
    sections.some(other => other.act === act && other.section.startsWith(`${section}(`))
  return sections
    .filter(section => !isCovered(section))
    .map(nameSection)
    .join(', ')
}

/** 'now BNSS 482', 'formerly CrPC 438'; empty where it has no other number. */
export function nameOther({ now, formerly }: Pick<CaseSection, 'now' | 'formerly'>): string {
  if (now.length > 0) return `now ${nameSections(now)}`
  return formerly.length > 0 ? `formerly ${nameSections(formerly)}` : ''
}

/** 'CrPC 438, now BNSS 482': old and new together, as advocates say them. */
export function nameWithOther(section: CaseSection): string {
  return [nameSection(section), nameOther(section)].filter(Boolean).join(', ')
}
