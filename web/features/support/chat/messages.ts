import type { ChatExpert, ChatMessage } from '#shared/contract/support.ts'

export type Connection = 'connected' | 'waiting'

export const assistantName = 'Munshi assistant'
const order: readonly ChatMessage['status'][] = ['sent', 'delivered', 'read']

export function describeConnection(connection: Connection): string {
  return connection === 'connected' ? 'Connected' : 'Waiting...'
}

/** What a person sends starts as sent. */
export function makeSent(id: number, content: string, now: Date): ChatMessage {
  return { id, content, sender: 'user', senderName: 'You', timestamp: now.toISOString(), status: 'sent' }
}

/** Only an expert who is online answers in person; a reply is delivered as it comes. */
export function makeReply(
  id: number,
  content: string,
  expert: ChatExpert | undefined,
  now: Date,
): ChatMessage {
  const isPerson = expert?.status === 'online'
  return {
    id,
    content,
    sender: isPerson ? 'expert' : 'bot',
    senderName: isPerson ? expert.name : assistantName,
    timestamp: now.toISOString(),
    status: 'delivered',
  }
}

/** The message comes that far, and never back. */
export function advance(
  messages: readonly ChatMessage[],
  id: number,
  status: ChatMessage['status'],
): ChatMessage[] {
  return messages.map(message =>
    message.id === id && order.indexOf(status) > order.indexOf(message.status)
      ? { ...message, status }
      : message,
  )
}

/** Whoever answers has read everything that was said to them until then. */
export function addReply(messages: readonly ChatMessage[], to: number, reply: ChatMessage): ChatMessage[] {
  const read = messages.map(
    (message): ChatMessage =>
      message.sender === 'user' && message.id <= to ? { ...message, status: 'read' } : message,
  )
  return [...read, reply]
}

export function isAnswerDue(messages: readonly ChatMessage[]): boolean {
  return messages.some(message => message.sender === 'user' && message.status !== 'read')
}
