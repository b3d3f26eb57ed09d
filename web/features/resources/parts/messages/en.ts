import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  loadingPortals: 'Loading the portals...',
  notLoaded: 'The links could not be loaded.',
  tryAgain: 'Try again',
  opensInNewTab: '(opens in a new tab)',
} as const satisfies Sentences
