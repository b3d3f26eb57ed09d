import type { SearchType } from '#shared/cases/search-choices.ts'
import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

export const searchesMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

export const typeKeys = {
  legal_issue: 'legalIssue',
  keyword: 'keyword',
  case_brief: 'caseBrief',
} as const satisfies Record<SearchType, string>
