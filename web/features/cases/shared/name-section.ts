import type { SectionReference } from '#shared/cases/judgment.ts'
import type { CaseSection } from '#shared/contract/cases.ts'

/** 'CrPC 438, now BNSS 482': old and new together, as advocates say them. */
export function nameSection({ now, formerly, ...section }: CaseSection): string {
  if (now.length > 0) return `${nameOne(section)}, now ${nameAll(now)}`
  if (formerly.length > 0) return `${nameOne(section)}, formerly ${nameAll(formerly)}`
  return nameOne(section)
}

/** Where a sub-section is named, its section alone would say less. */
function nameAll(sections: readonly SectionReference[]): string {
  const isCovered = ({ act, section }: SectionReference) =>
    sections.some(other => other.act === act && other.section.startsWith(`${section}(`))
  return sections
    .filter(section => !isCovered(section))
    .map(nameOne)
    .join(', ')
}

/** A year that ends an act's name is kept apart from the section. */
function nameOne({ act, section }: SectionReference): string {
  if (!section) return act
  if (act === 'Constitution') return `Constitution, art. ${section}`
  return /\d$/.test(act) ? `${act}, s. ${section}` : `${act} ${section}`
}
