import { describe, expect, it } from 'vitest'
import type { FormCheck, FormField, FormValues } from '#shared/contract/forms.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { partyKinds } from '../parties/party-kinds.ts'
import { createWarningFinder } from './find-warnings.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups = [{ id: 'applicants', title: same('Applicants'), repeat: true }]
const questions = (kinds: string[]): FormField[] => [
  { ...field('applicantParentage', 'applicants'), labels: same('Parentage of the applicant') },
  {
    ...field('applicantKind', 'applicants', { type: 'select' as const, options: kinds }),
    labels: same('The applicant is'),
  },
  { ...field('applicantAge', 'applicants', { input: 'number' }), labels: same('Age of the applicant') },
]
const { individual, minor } = partyKinds
const both = [individual.en, minor.en]
const find = (values: FormValues, kinds = both, checks: FormCheck[] = []) =>
  createWarningFinder({ ...formOf({}, questions(kinds), { groups }), checks }, { language: 'en' })(values)
const person = (applicantAge: string, applicantKind: string = individual.en) => ({
  applicantKind,
  applicantAge,
})

describe('a party under eighteen', () => {
  it('is told at its age, that it needs a guardian', () => {
    expect(find({ applicants: [person('40'), person('16')] })).toEqual([
      {
        name: 'applicantAge of a minor',
        severity: 'look at this',
        place: { name: 'applicantAge', group: 'applicants', index: 1 },
        text: '“Age of the applicant” is 16: who is under eighteen is a party through a guardian. Choose “A minor or a person of unsound mind” at “The applicant is”.',
        looksAt: ['applicants'],
      },
    ])
    expect(find({ applicants: [person('१६')] })).toHaveLength(1)
    expect(find({ applicants: [{ applicantAge: '16' }] })).toHaveLength(1)
    expect(find({ applicants: [person('18')] })).toEqual([])
  })

  it('is told of nobody who has a guardian, or whose age is not known', () => {
    expect(find({ applicants: [person('16', minor.en), person(''), person('about sixty')] })).toEqual([])
  })

  it('is told that there is no place for a guardian where the form takes no minor', () => {
    const [found] = find({ applicants: [person('16')] }, [individual.en])
    expect(found?.text).toBe(
      '“Age of the applicant” is 16: this form has no place for the guardian of one under eighteen.',
    )
  })

  it('is told of a guardian who stands for one of age, but not for one of unsound mind', () => {
    const fields: FormField[] = [
      {
        ...field('applicantIncapacity', 'applicants', {
          type: 'select' as const,
          options: ['a minor', 'a person of unsound mind'],
        }),
        labels: same('The party is'),
      },
      ...questions(both),
    ]
    const told = (applicantAge: string, applicantIncapacity: string) =>
      createWarningFinder(formOf({}, fields, { groups }), { language: 'en' })({
        applicants: [{ ...person(applicantAge, minor.en), applicantIncapacity }],
      }).map(({ text }) => text)
    expect(told('18', 'a minor')).toEqual([
      '“Age of the applicant” is 18, and yet a minor is named: who has come of age is a party without a guardian.',
    ])
    expect(told('17', 'a minor')).toEqual([])
    expect(told('40', 'a person of unsound mind')).toEqual([])
  })

  it('is left to the form where that has a check or a condition of its own for the age', () => {
    const own: FormCheck = {
      name: 'child',
      if: 'applicantAge is less than 18',
      severity: 'cannot be filed',
      at: 'applicantAge',
      say: same('Before the Juvenile Justice Board.'),
    }
    expect(find({ applicants: [person('16')] }, both, [own]).map(({ text }) => text)).toEqual([own.say.en])
  })
})

describe('an age', () => {
  const asks = (...names: string[]) =>
    names.map(name => ({
      ...field(name, 'facts', name.endsWith('Age') ? { input: 'number' as const } : {}),
      labels: same(name),
    }))
  const told = (fields: FormField[], values: FormValues, conditions = {}) =>
    createWarningFinder(
      { ...formOf({}, fields), conditions },
      { language: 'en' },
    )(values).map(({ text }) => text)

  it('is told of a deponent who is a child: another swears', () => {
    const fields = asks('deponentParentage', 'deponentAge')
    expect(told(fields, { deponentAge: '17' })).toEqual([
      '“deponentAge” is 17: for a party under eighteen the guardian or next friend swears.',
    ])
    expect(told(fields, { deponentAge: '18' })).toEqual([])
  })

  it('is not told of a young relative, or where a condition of the form looks at it', () => {
    expect(told(asks('heirName', 'heirAge'), { heirAge: '4' })).toEqual([])
    const fields = asks('accusedParentage', 'accusedAge')
    expect(told(fields, { accusedAge: '17' })).toHaveLength(1)
    expect(told(fields, { accusedAge: '17' }, { isChild: 'accusedAge is less than 18' })).toEqual([])
  })

  it('of more than a hundred and ten years is told of everybody', () => {
    expect(told(asks('heirAge'), { heirAge: '340' })).toEqual(['“heirAge” is 340: is that the age in years?'])
    expect(told(asks('heirAge'), { heirAge: '110' })).toEqual([])
  })
})
