import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  nearestTo: 'Nearest to {search}',
  looking: 'Looking for what comes near...',
  whatComesNearest: 'What comes nearest to “{search}”',
  searchCaseLaw: 'Search case law for “{search}”',
  form: 'Form',
  guide: 'Guide',
  judgment: 'Judgment',
} as const satisfies Sentences
