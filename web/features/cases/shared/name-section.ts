import type { SectionReference } from '#shared/cases/judgment.ts'
import type { CaseSection } from '#shared/contract/cases.ts'

/** 'CrPC 438, now BNSS 482': old and new together, as advocates say them. */
export function nameSection({ now, formerly, ...section }: CaseSection): string {
  if (now.length > 0) return `${nameOne(section)}, now ${now.map(nameOne).join(', ')}`
  if (formerly.length > 0) return `${nameOne(section)}, formerly ${formerly.map(nameOne).join(', ')}`
  return nameOne(section)
}

function nameOne({ act, section }: SectionReference): string {
  return [act, section].filter(Boolean).join(' ')
}
