import type { SectionReference } from '#shared/cases/judgment.ts'
import type { CaseSection } from '#shared/contract/cases.ts'

/** 'CrPC 438, now BNSS 482': old and new together, as advocates say them. A year that ends an act's name is kept apart from the section. */
export function nameSection({ now, formerly, ...section }: CaseSection): string {
  if (now.length > 0) return `${nameOne(section)}, now ${now.map(nameOne).join(', ')}`
  if (formerly.length > 0) return `${nameOne(section)}, formerly ${formerly.map(nameOne).join(', ')}`
  return nameOne(section)
}

function nameOne({ act, section }: SectionReference): string {
  if (!section) return act
  if (act === 'Constitution') return `Constitution Art. ${section}`
  return /\d$/.test(act) ? `${act}, s. ${section}` : `${act} ${section}`
}
