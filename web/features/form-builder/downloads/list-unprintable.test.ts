import { expect, it } from 'vitest'
import { ApiError } from '#web/api.ts'
import { sayIn } from '#web/say.ts'
import { messages } from '../messages/en.ts'
import { makeField, makeForm } from '../testing/make-form.ts'
import { listUnprintable } from './list-unprintable.ts'

const say = sayIn<typeof messages>(messages, 'en')

it('says in which answer the characters stand, of several parties in whose', () => {
  const form = makeForm({ fields: [makeField('remark', 'end'), makeField('applicantName', 'applicants')] })
  const shown = '😀 🙏'
  const errors = ['remark', 'applicantName'].map(field => ({
    ...{ field, message: 'no letters' },
    said: { key: 'noLettersIn' as const, values: { label: field, shown } },
  }))
  const error = new ApiError(
    400,
    'Bad Request',
    JSON.stringify({ code: 'validation', message: 'no letters', errors }),
  )
  const values = {
    remark: 'Agreed 🙏',
    applicants: [{ applicantName: 'Asha' }, { applicantName: 'Ravi 😀' }],
  }
  expect(listUnprintable(error, form, values, { language: 'en', say })).toEqual([
    {
      place: expect.objectContaining({ name: 'remark' }),
      text: 'Label of remark: the PDF has no letters for 🙏.',
    },
    {
      place: expect.objectContaining({ name: 'applicantName', group: 'applicants', index: 1 }),
      text: 'Applicant 2: Label of applicantName: the PDF has no letters for 😀.',
    },
  ])
  expect(listUnprintable(null, form, values, { language: 'en', say })).toEqual([])
})
