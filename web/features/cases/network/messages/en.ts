import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  network: 'Citation network',
  lead: 'The judgments of this library around one: choose another, and it moves to the middle.',
  toJudgment: 'Read this judgment',
  centre: 'In the middle',
  cites: 'It cites',
  citedBy: 'Cited by',
  shownOf: 'the {shown} most cited of {total}',
  showAll: 'Show all {total}',
  citesNone: 'It cites none of this library.',
  citedByNone: 'None of this library cites it.',
  citedTimes: 'Cited by {count}',
  notLoaded: 'The network could not be loaded',
  loading: 'Loading the network...',
  noJudgment: 'Judgment not found',
  noJudgmentHint: 'This library has no judgment at this address.',
} as const satisfies Sentences
