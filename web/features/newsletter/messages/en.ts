import type { Sentences } from '#shared/messages/sentence.ts'

export const messages = {
  email: 'Email',
  chooseTopic: 'Choose at least one topic',
  notSent: 'The subscription could not be sent',
  subscribe: 'Subscribe',
  subscribed: 'Successfully Subscribed!',
  onMonday:
    "You'll receive our next newsletter on Monday, once you have opened the link that we send to {email}",
  untilConfirmed: 'Until that address is confirmed, nothing else is sent to it.',
} as const satisfies Sentences
