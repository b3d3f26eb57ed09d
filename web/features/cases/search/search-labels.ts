import type { SearchType } from '#shared/cases/search-choices.ts'
import type { CaseReason } from '#shared/contract/cases.ts'
import { namePart } from '../shared/messages.ts'
import type { Words } from './messages.ts'

export const typeKeys = {
  legal_issue: {
    name: 'legalIssue',
    explanation: 'legalIssueLead',
    placeholder: 'legalIssueExample',
    busy: 'legalIssueBusy',
  },
  keyword: {
    name: 'keyword',
    explanation: 'keywordLead',
    placeholder: 'keywordExample',
    busy: 'keywordBusy',
  },
  case_brief: {
    name: 'caseBrief',
    explanation: 'caseBriefLead',
    placeholder: 'caseBriefExample',
    busy: 'caseBriefBusy',
  },
} as const satisfies Record<SearchType, unknown>

/** The name of a part of the ranking. */
export function nameReason(part: CaseReason['part'], { say, word }: Words): string {
  switch (part) {
    case 'sections':
      return say('provisions')
    case 'court':
      return word('court')
    case 'recency':
      return word('year')
    default:
      return say(reasonKeys[part])
  }
}

const reasonKeys = {
  text: 'whyText',
  reliance: 'whyReliance',
  said: 'whySaid',
  title: 'whyTitle',
  cited: 'whyCited',
  importance: 'whyImportance',
  meaning: 'whyMeaning',
  order: 'whyOrder',
} as const

type Place = { label: string; paragraphId: string }

/** 'Para 12' as printed in the judgment; a part of our note goes by its own name. */
export function nameParagraph({ label, paragraphId }: Place, { say, word }: Words): string {
  if (/^\d/.test(label)) return say('paragraph', { label })
  const part = namePart(noteParts[paragraphId.replace(/-\d+$/, '')] ?? paragraphId, word)
  return part ?? (label || say('ownPassage'))
}

/** The pieces of a list: 'issue-2' is one of the issues. */
const noteParts: Record<string, string> = { issue: 'issues', finding: 'findings', headnote: 'headnotes' }

/** '84 ms', '1.2 s'. */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(1, Math.round(milliseconds))} ms`
  return `${(milliseconds / 1000).toFixed(1)} s`
}
