import { describe, expect, it } from 'vitest'
import { type ChatExpert, chatMessage } from '#shared/contract/support.ts'
import { addReply, advance, isAnswerDue, makeReply, makeSent } from './messages.ts'

const now = new Date('2026-11-20T10:00:00Z')
const expert: ChatExpert = {
  id: 1,
  name: 'Kalpana Namunekar',
  specialization: 'Bail',
  experience: '9 years',
  rating: 4.8,
  status: 'online',
  avatar: 'KN',
}

describe('the messages of the chat', () => {
  it('start as sent, are delivered, and read when the answer comes; the answer is delivered', () => {
    const sent = [makeSent(1, 'Bail?', now)]
    expect(sent[0]?.status).toBe('sent')
    const delivered = advance(sent, 1, 'delivered')
    expect(delivered[0]?.status).toBe('delivered')
    expect(isAnswerDue(delivered)).toBe(true)
    const answered = addReply(delivered, 1, makeReply(2, 'Section 480.', expert, now))
    expect(answered.map(message => message.status)).toEqual(['read', 'delivered'])
    expect(isAnswerDue(answered)).toBe(false)
    expect(answered.map(message => chatMessage.parse(message))).toEqual(answered)
  })

  it('never go back from read', () => {
    const read = addReply([makeSent(1, 'Bail?', now)], 1, makeReply(2, 'Yes.', expert, now))
    expect(advance(read, 1, 'delivered')[0]?.status).toBe('read')
  })

  it('that follow while an answer is on its way wait for their own', () => {
    const two = [makeSent(1, 'Bail?', now), makeSent(2, 'Quickly', now)]
    const answered = addReply(two, 1, makeReply(3, 'Yes.', expert, now))
    expect(answered.map(message => message.status)).toEqual(['read', 'sent', 'delivered'])
    expect(isAnswerDue(answered)).toBe(true)
  })

  it('are answered in person only by an expert who is online', () => {
    expect(makeReply(1, 'Yes.', expert, now)).toMatchObject({ sender: 'expert', senderName: expert.name })
    for (const other of [undefined, { ...expert, status: 'busy' as const }])
      expect(makeReply(1, 'Yes.', other, now)).toMatchObject({
        sender: 'bot',
        senderName: 'Munshi assistant',
      })
  })
})
