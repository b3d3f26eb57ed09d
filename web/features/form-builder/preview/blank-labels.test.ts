import { expect, it } from 'vitest'
import { listRuns } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { makeField, makeForm } from '../testing/make-form.ts'
import { bracketBlanks, createBlankLabels } from './blank-labels.ts'

const form = makeForm()
const paper = compile(form, 'en', {}, { blank: 'placeholder' })

it('no blank on screen shows braces, and the text file keeps them', () => {
  const labels = createBlankLabels(form, 'en')
  const blanks = listRuns(paper).filter(run => run.blank)
  expect(blanks.map(run => run.text)).toContain('{applicantsBlock}')
  const shown = blanks.map(labels.short)
  expect(shown).toContain('Label of courtName')
  expect(shown.join()).not.toMatch(/[{}]/)
  expect(writeText(paper)).toContain('{applicantsBlock}')
})

it('a computed blank shows the questions behind it, of many the first', () => {
  const labels = createBlankLabels(form, 'en')
  const block = { text: '{applicantsBlock}', blank: true, field: 'applicantsBlock' } as const
  const two = { ...block, sources: ['applicantName', 'applicantAddress'] }
  expect(labels.short(two)).toBe('Label of applicantName, Label of applicantAddress')
  const three = { ...block, sources: ['applicantName', 'applicantAddress', 'applicantAge'] }
  expect(labels.short(three)).toBe('Label of applicantName …')
  expect(labels.whole(three)).toMatch(/applicantName, .*applicantAddress, .*applicantAge$/)
})

it('a computed blank does not wait for a question that has a usual answer', () => {
  const kind = { ...makeField('kind', 'court'), default: 'An individual' }
  const party = makeForm({ fields: [kind, makeField('name', 'court')] })
  const block = { text: '{block}', blank: true, sources: ['kind', 'name'] } as const
  expect(createBlankLabels(party, 'en').short(block)).toBe('Label of name')
})

it('says whose answer is missing: the item, or the step where two questions have one label', () => {
  const labels = createBlankLabels(form, 'hi')
  const second = { text: '{applicantName}', blank: true, sources: ['applicantName'], item: 1 } as const
  expect(labels.short(second)).toBe('Applicant (hi) 2: Label of applicantName (hi)')
  const same = { labels: { en: 'Full name', hi: 'Full name', mr: 'Full name' } }
  const twice = makeForm({ fields: [makeField('a', 'court', same), makeField('b', 'end', same)] })
  const name = { text: '{b}', blank: true, sources: ['b'] } as const
  expect(createBlankLabels(twice, 'en').short(name)).toBe('Group end: Full name')
})

it('a name that no question answers stays as it is', () => {
  expect(createBlankLabels(form, 'en').short({ text: '{x}', blank: true, field: 'x' })).toBe('x')
})

it('in a title outside the document a blank is the label in brackets, and an answer stays as it is', () => {
  const blank = { text: '{courtName}', blank: true, field: 'courtName', sources: ['courtName'] } as const
  const title = bracketBlanks([{ text: 'Order of ' }, blank], createBlankLabels(form, 'en'))
  expect(title.map(({ text }) => text).join('')).toBe('Order of [Label of courtName]')
})
