import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  requestForm: 'Request this form',
  requestGuide: 'Request this guide',
  requestJudgment: 'Request this judgment',
  requested: 'Requested: “{search}”. The administrator sees what is asked for, and how often.',
  goesToAdmin: '“{search}” goes to the administrator with your name.',
  whatFor: 'What do you need it for?',
  sendRequest: 'Send request',
  cancel: 'Cancel',
} as const satisfies Sentences
