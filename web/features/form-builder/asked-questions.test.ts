import { describe, expect, it } from 'vitest'
import type { Answers, FormValues } from '#shared/contract/forms.ts'
import { compile } from '#shared/templates/compile.ts'
import { listBlanks } from './blanks.ts'
import { measureProgress } from './progress.ts'
import { describeChange } from './questions/describe-change.ts'
import { makeField, makeForm, makeGroup } from './testing/make-form.ts'
import { builderSay } from './testing/say.ts'
import { listMissing, listPlaces } from './validate.ts'

const form = makeForm({
  groups: [
    makeGroup('court'),
    makeGroup('applicants', true),
    { ...makeGroup('delay'), showIf: 'facts is late' },
    makeGroup('end'),
  ],
  fields: [
    makeField('facts', 'court'),
    makeField('applicantName', 'applicants'),
    makeField('applicantAge', 'applicants', { required: false }),
    makeField('guardian', 'applicants', { showIf: 'applicantAge is less than 18' }),
    makeField('cause', 'delay'),
    makeField('remark', 'end', { required: false, requiredIf: 'facts is late' }),
  ],
  derived: [],
})
const minor: FormValues = { applicants: [{ applicantName: 'A', applicantAge: '12' }] }
const late: FormValues = { facts: 'late', applicants: [{ applicantName: 'A', applicantAge: '40' }] }
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name)

describe('a question that its condition does not ask', () => {
  it('is in no list, and is not required, until the answer that asks for it is given', () => {
    expect(names(listPlaces(form, {}))).toEqual(['facts', 'applicantName', 'applicantAge', 'remark'])
    expect(names(listMissing(form, {}))).toEqual(['facts', 'applicantName'])
    expect(names(listMissing(form, minor))).toEqual(['facts', 'guardian'])
    expect(names(listMissing(form, late))).toEqual(['cause', 'remark'])
  })

  it('takes its step out of the progress with it', () => {
    expect(measureProgress(form, minor).groups).toEqual([
      { id: 'court', answered: 0, required: 1 },
      { id: 'applicants', answered: 1, required: 2 },
      { id: 'end', answered: 0, required: 0 },
    ])
    expect(measureProgress(form, late)).toMatchObject({ answered: 2, required: 4 })
    expect(names(measureProgress(form, late).groups.map(({ id }) => ({ name: id })))).toContain('delay')
  })

  it('is no blank of the paper', () => {
    const text = {
      ...form.template,
      parties: '',
      header: '',
      footer: '',
      content: '{facts}\n\n{cause}\n\n{remark}',
    }
    const asked = { ...form, multiLangContent: { en: text, hi: text, mr: text } }
    const blanks = (values: FormValues) =>
      names(
        listBlanks(asked, values, compile(asked, 'en', values, { blank: 'rule' }), {
          language: 'en',
          say: builderSay.en,
        }),
      )
    expect(blanks(minor)).toEqual(['facts', 'guardian'])
    expect(blanks(late)).toEqual(['cause', 'remark'])
  })
})

describe('what is said of the change', () => {
  const say = (before: FormValues, now: FormValues, language: 'en' | 'hi' = 'en') =>
    describeChange(form, listPlaces(form, before), listPlaces(form, now), language, builderSay[language])

  it('names the questions that came and went, with whose they are', () => {
    expect(say({}, { facts: 'late' })).toBe('Now asked: Label of cause.')
    expect(say(minor, late)).toBe(
      'Now asked: Label of cause. No longer asked: Applicant 1: Label of guardian.',
    )
    expect(say({}, { facts: 'late' }, 'hi')).toContain('अब पूछा जा रहा है')
  })

  it('ends where a label ends with a question mark', () => {
    const asks = makeField('cause', 'court', {
      labels: { en: 'Why?', hi: 'क्यों?', mr: 'का?' },
      showIf: 'facts is late',
    })
    const asking = makeForm({
      groups: [makeGroup('court')],
      fields: [makeField('facts', 'court'), asks],
      derived: [],
    })
    const [before, now] = [listPlaces(asking, {}), listPlaces(asking, { facts: 'late' })]
    const ends = { en: 'Now asked: Why?', hi: 'अब पूछा जा रहा है: क्यों?', mr: 'आता विचारले आहे: का?' }
    for (const language of ['en', 'hi', 'mr'] as const)
      expect(describeChange(asking, before, now, language, builderSay[language])).toBe(ends[language])
  })

  it('names the questions of a list that comes as a whole', () => {
    const groups = [makeGroup('court'), { ...makeGroup('records', true), showIf: 'facts is late' }]
    const fields = [makeField('facts', 'court'), makeField('record', 'records')]
    const listed = makeForm({ groups, fields, derived: [] })
    const [before, now] = [listPlaces(listed, {}), listPlaces(listed, { facts: 'late' })]
    expect(describeChange(listed, before, now, 'en', builderSay.en)).toBe(
      'Now asked: Applicant 1: Label of record.',
    )
  })

  it('says nothing of items that change places', () => {
    const adult = { applicantName: 'B', applicantAge: '40' }
    const list = (applicants: Answers[], ids: string[]) =>
      listPlaces(form, { applicants }).map(place => ({ ...place, item: ids[place.index ?? -1] }))
    const [child = {}] = minor.applicants as Answers[] // a list, above
    const before = list([child, adult], ['1', '2'])
    const now = list([adult, child], ['2', '1'])
    expect(describeChange(form, before, now, 'en', builderSay.en)).toBeUndefined()
  })

  it('says nothing while the same is asked, nor where an item was added', () => {
    expect(say(late, { ...late, remark: 'x' })).toBeUndefined()
    expect(say({}, { applicants: [{}, {}] })).toBeUndefined()
    expect(say({}, { facts: 'late', applicants: [{}, {}] })).toBe('Now asked: Label of cause.')
  })
})
