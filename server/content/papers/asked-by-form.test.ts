import { expect, it } from 'vitest'
import { readAsked } from '#shared/templates/conditions/asked.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { loadSampleForm } from '../testing/every-form.ts'

const { view } = loadSampleForm('arbitration-set-aside')

it.each([
  ['the form asks it', { stayDetails: 'filed', stayInterim: 'Yes' }, ['caveat']],
  ['the form does not ask it', { stayInterim: 'Yes' }, ['stayCaveat']],
  [
    'a draft answered it',
    { stayDetails: 'filed', stayInterim: 'Yes', stayCaveat: 'No' },
    ['caveat', 'stayCaveat'],
  ],
])('a shared paper asks what a form may ask too: %s', (_, values, expected) => {
  const form = formOfSet(view, { 'stay-application': true })
  const { isShown } = readAsked(form, values)
  const shown = form.fields.filter(field => /caveat$/i.test(field.name) && isShown(field))
  expect(shown.map(({ name }) => name)).toEqual(expected)
})
