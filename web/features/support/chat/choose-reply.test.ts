import { describe, expect, it } from 'vitest'
import { chooseReply } from './messages.ts'

describe('the reply of the chat', () => {
  it.each([
    ['My client needs bail', 'bail'],
    ['Is this BAILABLE?', 'bail'],
    ['non-bailable offence', 'bail'],
    ['who gets custody of the child', 'bail'],
    ['Divorce by mutual consent', 'divorce'],
    ['the marriage took place in Pune', 'divorce'],
    ['a consumer was cheated', 'consumer'],
    ['how do I file complaints', 'consumer'],
    ['Where is the form?', 'form'],
    ['two forms', 'form'],
    ['is there a template', 'form'],
    ['I need some information about this platform', 'default'],
    ['a formal question', 'default'],
    ['good morning', 'default'],
    ['जमानत', 'default'],
  ])('to "%s" is about: %s', (message, topic) => {
    expect(chooseReply(message)).toBe(topic)
  })

  it('follows the first group where a message names several', () => {
    expect(chooseReply('a form for a consumer complaint')).toBe('consumer')
    expect(chooseReply('divorce, and custody of the child')).toBe('bail')
  })
})
