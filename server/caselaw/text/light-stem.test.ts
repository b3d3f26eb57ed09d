import { describe, expect, it } from 'vitest'
import { lightStem } from './light-stem.ts'

const stems = (words: string) => new Set(words.split(' ').map(lightStem)).size

describe('forms of one word', () => {
  it.each([
    'conviction convictions convicted convicting convict',
    'retrenchment retrenched retrench',
    'acquittal acquitted acquit',
    'dismissal dismissed dismiss',
    'quashing quashed quash',
    'proceed proceeding proceedings proceeded',
    'denied deny',
    'decreed decree',
    'filed filing file',
    'enquiry inquiry enquiries inquiries',
    'enquired inquire',
    'licence license licences licensed',
    'wilful willful',
    'judgement judgment judgements',
    'defence defense',
    'instalment installment',
    'cancelled canceled cancel',
    'organisation organization',
    'labour labor',
  ])('have one stem: %s', words => expect(stems(words)).toBe(1))
})

describe('other words', () => {
  it.each([
    'limitation limited',
    'fir fired',
    'writ writing',
    'statement state',
    'personal person',
    'bare bar',
    'deposition deposit',
    'constitution constitute',
    'section sect',
    'station state',
    'exception except',
    'car care',
  ])('stay apart: %s', words => expect(stems(words)).toBe(2))

  it('are left alone in other scripts and with figures', () => {
    expect(lightStem('जमानत')).toBe('जमानत')
    expect(lightStem('498a')).toBe('498a')
  })
})
