import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { isoDate, type Profile, prefill } from './prefill.ts'
import { keepIfSame, measureProgress } from './progress.ts'
import { makeField, makeForm } from './testing/make-form.ts'
import { builderSay } from './testing/say.ts'
import { findError, listMissing } from './validate.ts'

describe('progress', () => {
  it('counts required questions only, once for every item of a repeat group', () => {
    const progress = measureProgress(makeForm(), {
      courtName: 'Sessions Judge',
      applicants: [{ applicantName: 'A' }, { applicantName: ' ' }],
      remark: 'optional',
    })
    expect(progress).toEqual({
      answered: 2,
      required: 8,
      groups: [
        { id: 'court', answered: 1, required: 1 },
        { id: 'applicants', answered: 1, required: 4 },
        { id: 'end', answered: 0, required: 3 },
      ],
    })
  })

  it('is the same object while no number changes', () => {
    const first = measureProgress(makeForm(), { courtName: 'A' })
    expect(keepIfSame(first, measureProgress(makeForm(), { courtName: 'AB' }))).toBe(first)
    expect(keepIfSame(first, measureProgress(makeForm(), {}))).not.toBe(first)
  })
})

describe('errors', () => {
  const field = makeField('courtName', 'court')
  const find = (asked: typeof field, answer: string, language: 'en' | 'hi', isSubmitted: boolean) =>
    findError(asked, answer, { language, say: builderSay[language], isSubmitted })

  it('are told on submit, in the language of the form', () => {
    expect(find(field, '', 'en', false)).toBeUndefined()
    expect(find(field, ' ', 'en', true)).toBe('Label of courtName is required')
    expect(find(field, '', 'hi', true)).toBe('Label of courtName (hi) आवश्यक है')
    expect(find({ ...field, required: false }, '', 'en', true)).toBeUndefined()
  })

  it('are told when the question is left, for what is no e-mail address, telephone, amount or year', () => {
    const told = (input: 'email' | 'phone' | 'amount' | 'year', answer: string, isLeft = true) =>
      findError({ ...field, input }, answer, {
        language: 'en',
        say: builderSay.en,
        isSubmitted: false,
        isLeft,
      })
    expect(told('email', 'asha.example.in')).toBe('Does not look like an e-mail address.')
    expect(told('email', 'asha.example.in', false)).toBeUndefined()
    expect(told('email', 'asha@example.in, rao@example.in')).toBeUndefined()
    expect(told('phone', '98200')).toBe('Fewer than ten digits.')
    expect(told('phone', '९८२०० १२३४५')).toBeUndefined()
    expect(told('amount', 'one lakh')).toBe('Not an amount that can be written out in words.')
    expect(told('amount', 'Rs. 1,00,000/-')).toBeUndefined()
    expect(told('year', '26')).toBe('Does not look like a year.')
    expect(told('email', '')).toBeUndefined()
  })

  it('are told at once for an answer longer than can be kept', () => {
    expect(find(field, 'x'.repeat(10_001), 'en', false)).toBe('At most 10,000 characters')
  })

  it('come in the order of the questions', () => {
    const values: FormValues = { applicants: [{ applicantName: 'A' }, {}], facts: 'x', place: 'Pune' }
    expect(listMissing(makeForm(), values).map(({ name, index }) => [name, index])).toEqual([
      ['courtName', undefined],
      ['applicantAddress', 0],
      ['applicantName', 1],
      ['applicantAddress', 1],
      ['advocateName', undefined],
    ])
  })
})

describe('prefilling', () => {
  const profile: Profile = {
    firstName: 'Kavita',
    lastName: 'Rao',
    barCouncilId: 'MAH/1/2010',
    chamberAddress: null,
    phoneNumber: ' ',
    email: 'k@example.in',
    usualCourt: 'Civil Judge',
    usualPlace: 'Pune',
  }
  const today = new Date(2026, 10, 5, 1, 30)

  it('answers what the profile knows and the form asks, and nothing else', () => {
    const form = makeForm({
      fields: [...makeForm().fields, makeField('date', 'end'), makeField('advocateEmail', 'end')],
    })
    expect(prefill(form, profile, today)).toEqual({
      courtName: 'Civil Judge',
      advocateName: 'Kavita Rao',
      advocateEmail: 'k@example.in',
      place: 'Pune',
      date: '2026-11-05',
    })
  })

  it('knows only the day when nobody is signed in', () => {
    expect(
      prefill(makeForm({ fields: [makeField('date', 'end'), makeField('place', 'end')] }), null, today),
    ).toEqual({
      date: '2026-11-05',
    })
  })

  it('takes the day of the place, not of Greenwich', () => {
    expect(isoDate(today)).toBe('2026-11-05')
  })
})
