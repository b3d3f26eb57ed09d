import type { CaseCategory } from '#shared/cases/search-choices.ts'
import { defineMessages } from '#web/messages.ts'
import type { messages as english } from './messages/en.ts'

export const listsMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})

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
