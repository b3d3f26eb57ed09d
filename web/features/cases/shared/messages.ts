import type { LaterKind } from '#shared/cases/later-history.ts'
import { type CaseCategory, type CaseSort, caseCategories } from '#shared/cases/search-choices.ts'
import type { CitedCase } from '#shared/contract/cases.ts'
import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import type { messages as english } from './messages/en.ts'

/** The words that all pages of case law share. */
export const caseMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
export type SayCase = Say<typeof english>

export const categoryKeys = {
  Civil: 'civil',
  Criminal: 'criminal',
  Constitutional: 'constitutional',
  Corporate: 'corporate',
  Family: 'family',
  Property: 'property',
  Tax: 'tax',
  Labour: 'labour',
  Environmental: 'environmental',
  Consumer: 'consumer',
} as const satisfies Record<CaseCategory, string>

export const sortKeys = {
  relevance: 'relevance',
  newest: 'newest',
  oldest: 'oldest',
  cited: 'cited',
} as const satisfies Record<CaseSort, string>

export const treatmentKeys = {
  overruled: 'overruled',
  reversed: 'reversed',
  'superseded by statute': 'supersededByStatute',
  'overruled in part': 'overruledInPart',
  'superseded in part by statute': 'supersededInPart',
  doubted: 'doubted',
  distinguished: 'distinguished',
  explained: 'explained',
  affirmed: 'affirmed',
  followed: 'followed',
  referred: 'referred',
  'relied on': 'reliedOn',
} as const satisfies Record<LaterKind | NonNullable<CitedCase['treatment']>, string>

export const partKeys = {
  facts: 'facts',
  issues: 'issues',
  arguments: 'arguments',
  petitioner: 'forPetitioner',
  respondent: 'forRespondent',
  summary: 'summary',
  ratio: 'ratio',
  findings: 'findings',
  headnotes: 'headnotes',
  analysis: 'analysis',
  outcome: 'outcome',
} as const

/** A part of our note by its id: 'ratio'; undefined for what is no part of a note. */
export function namePart(id: string, word: SayCase): string | undefined {
  const known = Object.entries(partKeys).find(([part]) => part === id)
  return known && word(known[1])
}

/** What else is a category than those we know is shown as it came. */
export function nameCategory(name: string, word: SayCase): string {
  const known = caseCategories.find(category => category === name)
  return known ? word(categoryKeys[known]) : name
}
