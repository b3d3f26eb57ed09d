import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  procedure: 'कार्यपद्धती',
  procedures: 'कार्यपद्धती',
  procedureNamed: 'कार्यपद्धती: {title}',
  procedureCount: 'कार्यपद्धती ({count})',
}
