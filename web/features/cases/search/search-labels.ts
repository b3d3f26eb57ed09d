import type { CaseSort, SearchType } from '#shared/cases/search-choices.ts'
import type { CaseReason } from '#shared/contract/cases.ts'

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
      'Finds what you type and adds nothing: "exact words" in quotes, AND, OR, NOT, beginnings*, NEAR/5 and fields such as judge:name.',
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

export const sortNames: Record<CaseSort, string> = {
  relevance: 'Relevance',
  newest: 'Newest first',
  oldest: 'Oldest first',
  cited: 'Most cited',
}

export const partNames: Record<CaseReason['part'], string> = {
  text: 'Text',
  reliance: 'Relied on in like cases',
  sections: 'Provisions',
  title: 'Name',
  cited: 'Cited by others',
  importance: 'Importance',
  court: 'Court',
  recency: 'Year',
  meaning: 'Meaning',
  order: 'Order',
}

/** 'Para 12' as printed in the judgment; a part of our note goes by its own name. */
export function nameParagraph(label: string): string {
  if (label === '') return 'This passage'
  return /^\d/.test(label) ? `Para ${label}` : label
}

/** '84 ms', '1.2 s'. */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(1, Math.round(milliseconds))} ms`
  return `${(milliseconds / 1000).toFixed(1)} s`
}
