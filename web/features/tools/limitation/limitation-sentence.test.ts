import { expect, it } from 'vitest'
import type { LimitationPeriod } from '#shared/contract/law.ts'
import { computeLimitation, type LimitationQuestion } from '#shared/law/limitation.ts'
import { writeLimitationSentence } from './limitation-sentence.ts'

const article: LimitationPeriod = {
  id: 'article-113',
  law: 'Limitation Act, 1963',
  provision: 'Article 113',
  matter: 'Any suit.',
  period: 'Three years',
  duration: 'P3Y',
  runsFrom: 'When the right to sue accrues.',
  note: '',
}
const question: LimitationQuestion = {
  duration: 'P3Y',
  from: { year: 2023, month: 1, day: 10 },
  exclusions: [{ ground: 'notice', days: 60 }],
}
const tell = (language: 'en' | 'hi' | 'mr', more: Partial<LimitationQuestion> = {}, period = article) => {
  const asked = { ...question, duration: period.duration, ...more }
  return writeLimitationSentence({ period, question: asked, answer: computeLimitation(asked) }, language)
}

it('pleads the period, what is left out of it, and its end', () => {
  expect(tell('en')).toBe(
    'The period of 3 years prescribed by Article 113 of the Schedule to the Limitation Act, 1963 is reckoned from 10/01/2023. 60 days are excluded under section 15(2) of the Limitation Act, 1963. The period expires on 11/03/2026.',
  )
})

it('does so in Hindi and in Marathi, without an English word of its own', () => {
  expect(tell('hi', { exclusions: [] })).toBe(
    'परिसीमा अधिनियम, 1963 की अनुसूची के अनुच्छेद 113 में विहित 3 वर्ष की अवधि दिनांक 10/01/2023 से संगणित होती है। यह अवधि दिनांक 10/01/2026 को समाप्त होती है।',
  )
  expect(tell('mr', { exclusions: [] })).toBe(
    'मुदत अधिनियम, 1963 च्या अनुसूचीतील अनुच्छेद 113 मधील 3 वर्षांची मुदत दिनांक 10/01/2023 पासून मोजली जाते. ही मुदत दिनांक 10/01/2026 रोजी संपते.',
  )
})

it('names what is excluded in the language of the paper', () => {
  expect(tell('hi')).toContain('60 दिन परिसीमा अधिनियम, 1963 की धारा 15(2) के अधीन अपवर्जित हैं।')
  expect(tell('mr', { exclusions: [{ ground: 'copy', days: 1 }] })).toContain(
    '1 दिवस मुदत अधिनियम, 1963 चे कलम 12(2) व (3) अन्वये वगळण्यात येतो.',
  )
})

it('tells of the ninety days where the pandemic left no more of the period', () => {
  expect(tell('en', { from: { year: 2017, month: 4, day: 1 }, exclusions: [] })).toContain(
    'allows ninety days from that day. The period expires on 30/05/2022.',
  )
  expect(tell('en', { from: { year: 2019, month: 4, day: 1 }, exclusions: [] })).not.toContain('ninety days')
})

it('tells of an acknowledgment only where it came in time', () => {
  expect(tell('en', { renewedOn: { year: 2025, month: 6, day: 1 } })).toContain(
    'fresh period runs from 01/06/2025',
  )
  expect(tell('en', { renewedOn: { year: 2027, month: 6, day: 1 } })).not.toContain('fresh period')
})

it('names a special Act as it is called, and one day in the singular', () => {
  const special = { ...article, law: 'Arbitration Act', provision: 's.34(3)', duration: 'P3M' }
  expect(tell('en', { exclusions: [{ ground: 'forum', days: 1 }] }, special)).toContain(
    '3 months prescribed by s.34(3), Arbitration Act is reckoned from 10/01/2023. 1 day is excluded',
  )
})
