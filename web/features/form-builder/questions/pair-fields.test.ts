import { expect, it } from 'vitest'
import { makeField } from '../testing/make-form.ts'
import { pairFields } from './pair-fields.ts'

const halves = (...fields: Parameters<typeof pairFields>[0]) =>
  pairFields(fields)
    .map(({ isHalf }) => (isHalf ? 'h' : 'F'))
    .join('')
const date = makeField('firDate', 'a', { type: 'date' })
const year = makeField('caseYear', 'a', { input: 'year' })
const facts = makeField('facts', 'a', { type: 'textarea' })

it('short questions that stand together share a line, an odd one has its own', () => {
  expect(halves(date, year)).toBe('hh')
  expect(halves(date, year, date)).toBe('Fhh')
  expect(halves(facts, date, year, facts, date, facts)).toBe('FhhFFF')
  expect(halves(date)).toBe('F')
})

it('a name, a long label and a long choice are not short', () => {
  const same = (text: string) => ({ en: text, hi: text, mr: text })
  const choice = (text: string) =>
    makeField('relief', 'a', { type: 'select', options: [text], optionLabels: [same(text)] })
  expect(halves(makeField('applicantName', 'a'), date)).toBe('FF')
  expect(halves(makeField('firDate', 'a', { type: 'date', labels: same('x'.repeat(60)) }), date)).toBe('FF')
  expect(halves(choice('Yes'), date)).toBe('hh')
  expect(halves(choice('x'.repeat(60)), date)).toBe('FF')
})
