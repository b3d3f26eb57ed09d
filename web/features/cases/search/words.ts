import type { SearchType, SectionReference } from '#shared/cases/judgment.ts'
import type { CaseSection, RankPart } from '#shared/contract/cases.ts'

type TypeWords = { name: string; explanation: string; placeholder: string; analysing: string }

export const typeWords: Record<SearchType, TypeWords> = {
  legal_issue: {
    name: 'Legal issue',
    explanation:
      'Ask as you would ask a colleague, in English, Hindi or Marathi. Old and new section numbers are searched alike.',
    placeholder: 'Can anticipatory bail be granted after the charge sheet?',
    analysing: 'Analysing your question …',
  },
  keyword: {
    name: 'Keyword',
    explanation:
      'Finds what you type and adds nothing: "exact words" in quotes, AND, OR, NOT, and brackets to group them.',
    placeholder: '"last seen together" AND circumstantial NOT suicide',
    analysing: 'Analysing your words …',
  },
  case_brief: {
    name: 'Case brief',
    explanation:
      'Paste the facts, a petition or a judgment, or upload it as PDF or Word, and find precedents for it. Ctrl+Enter searches.',
    placeholder: 'Paste the brief here',
    analysing: 'Analysing your brief …',
  },
}

export const partNames: Record<RankPart, string> = {
  text: 'Text',
  reliance: 'Relied on in like cases',
  sections: 'Provisions',
  title: 'Name',
  cited: 'Cited by others',
  importance: 'Importance',
  court: 'Court',
  recency: 'Year',
  meaning: 'Meaning',
}

/** 'Para 12' as printed in the judgment; a part of our note goes by its own name. */
export function nameParagraph(label: string): string {
  if (label === '') return 'This passage'
  return /^\d/.test(label) ? `Para ${label}` : label
}

export function nameSection({ act, section }: SectionReference): string {
  return section ? `${act} ${section}` : act
}

/** 'BNS 103(1)': where a sub-section is named, its section alone would say less. */
export function nameSections(sections: readonly SectionReference[]): string {
  const isCovered = ({ act, section }: SectionReference) =>
    sections.some(other => other.act === act && other.section.startsWith(`${section}(`))
  return sections
    .filter(section => !isCovered(section))
    .map(nameSection)
    .join(', ')
}

/** 'CrPC 438, now BNSS 482': old and new together, as advocates say them. */
export function nameSectionWithOther(section: CaseSection): { name: string; other: string } {
  const now = nameSections(section.now)
  const formerly = nameSections(section.formerly)
  const other = now ? `now ${now}` : formerly ? `formerly ${formerly}` : ''
  return { name: nameSection(section), other }
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

/** '84 ms', '1.2 s'. */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(1, Math.round(milliseconds))} ms`
  return `${(milliseconds / 1000).toFixed(1)} s`
}
