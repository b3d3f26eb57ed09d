import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  procedure: 'प्रक्रिया',
  procedures: 'प्रक्रियाएँ',
  procedureNamed: 'प्रक्रिया: {title}',
  procedureCount: 'प्रक्रियाएँ ({count})',
}
