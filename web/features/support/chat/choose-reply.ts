import type { ReplyTopic } from '#shared/contract/support.ts'

/** The first group with a word in the message decides. Words are whole at their start: 'platform' is not about a form. */
const groups: readonly [ReplyTopic, RegExp][] = [
  ['bail', /\b(bail|custody)/i],
  ['divorce', /\b(divorce|marriage)/i],
  ['consumer', /\b(consumer|complaint)/i],
  ['form', /\b(forms?|templates?)\b/i],
]

export function chooseReply(message: string): ReplyTopic {
  return groups.find(([, words]) => words.test(message))?.[0] ?? 'default'
}
