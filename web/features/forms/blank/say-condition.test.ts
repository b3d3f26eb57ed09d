import { expect, it } from 'vitest'
import { createConditionParser } from '#shared/templates/conditions/asked.ts'
import { field, formOf } from '#shared/templates/fixtures/every-block.ts'
import { sayIn } from '#web/say.ts'
import { messages as english } from '../messages/en.ts'
import { sayCondition } from './say-condition.ts'

const form = formOf(
  {},
  [
    field('fir', 'facts', {
      label: 'fir',
      type: 'select',
      options: ['Yes', 'Not yet', 'Complaint', 'Agency'],
    }),
    field('bail', 'facts', { type: 'select', options: ['Yes', 'No'] }),
    field('days'),
  ],
  { groups: [{ id: 'facts', title: { en: 'Applicants', hi: '', mr: '' }, repeat: false }] },
)
const tell = (text: string) =>
  sayCondition(createConditionParser(form)(text), {
    form,
    language: 'en',
    say: sayIn<typeof english>(english, 'en'),
  })

it('a condition is told by the options of its question', () => {
  expect(tell('fir is one of Yes, Agency')).toBe('fir: Yes / Agency')
  expect(tell('fir is Yes and bail is No')).toBe('fir: Yes; bail: No')
  expect(tell('fir is Yes or bail is No')).toBe('fir: Yes or bail: No')
  expect(tell('not (fir is Yes or bail is No)')).toBe('fir: anything but Yes; bail: Yes')
})

it('what is said of one question twice is said once', () => {
  expect(tell('fir is not Yes and fir is not Complaint')).toBe('fir: Not yet / Agency')
  expect(tell('fir is Yes or (fir is Agency or bail is Yes)')).toBe('fir: Yes / Agency or bail: Yes')
})

it('an answer and a number of parties are told; what is reckoned is not', () => {
  expect(tell('days is answered')).toBe('days (if it is answered)')
  expect(tell('facts are several')).toBe('Applicants: more than one')
  expect(tell('fir is Yes and days is more than 30')).toBeUndefined()
})
