import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  procedure: 'Procedure',
  procedures: 'Procedures',
  procedureNamed: 'Procedure: {title}',
  procedureCount: 'Procedure ({count})',
} as const satisfies Sentences
