import type { ChatExpert, ChatMessage, ReplyLink, ReplyTopic } from '#shared/contract/support.ts'

export type Connection = 'connected' | 'waiting'

/** A message as shown; a reply may link to forms and guides. */
export type ShownMessage = ChatMessage & { links?: readonly ReplyLink[]; isAboutLibrary?: boolean }

const assistantName = 'Munshi assistant'
const order: readonly ChatMessage['status'][] = ['sent', 'delivered', 'read']

/** A new message of the user has the status 'sent'. */
export function makeSent(id: number, content: string, now: Date): ChatMessage {
  return { id, content, sender: 'user', senderName: 'You', timestamp: now.toISOString(), status: 'sent' }
}

/** Only an expert who is online answers under their name; a reply is delivered at once. */
export function makeReply(
  id: number,
  content: string,
  expert: ChatExpert | undefined,
  now: Date,
  links: readonly ReplyLink[] = [],
): ShownMessage {
  const isPerson = expert?.status === 'online'
  return {
    id,
    content,
    sender: isPerson ? 'expert' : 'bot',
    senderName: isPerson ? expert.name : assistantName,
    timestamp: now.toISOString(),
    status: 'delivered',
    ...(links.length > 0 && { links }),
  }
}

/** Moves a message's status forward, never back. */
export function advance(
  messages: readonly ShownMessage[],
  id: number,
  status: ChatMessage['status'],
): ShownMessage[] {
  return messages.map(message =>
    message.id === id && order.indexOf(status) > order.indexOf(message.status)
      ? { ...message, status }
      : message,
  )
}

/** A reply marks all earlier messages of the user as read. */
export function addReply(messages: readonly ShownMessage[], to: number, reply: ShownMessage): ShownMessage[] {
  const read = messages.map(
    (message): ShownMessage =>
      message.sender === 'user' && message.id <= to ? { ...message, status: 'read' } : message,
  )
  return [...read, reply]
}

export function isAnswerDue(messages: readonly ChatMessage[]): boolean {
  return messages.some(message => message.sender === 'user' && message.status !== 'read')
}

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
