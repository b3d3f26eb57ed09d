import { expect, it } from 'vitest'
import { findDeponent, listParties, nameParty } from './same-party.ts'
import { makeField, makeForm } from './testing/make-form.ts'

const form = makeForm({
  fields: [
    ...makeForm().fields,
    makeField('advocateAddress', 'end'),
    makeField('deponentName', 'end'),
    makeField('deponentAge', 'end'),
    makeField('deponentAddress', 'end'),
  ],
})

it('finds who swears, by what the form asks about the person', () => {
  expect(findDeponent(form)).toEqual({
    name: 'deponentName',
    fields: { Name: 'deponentName', Age: 'deponentAge', Address: 'deponentAddress' },
  })
  expect(findDeponent(makeForm())).toBeUndefined()
})

it('knows the first of the parties and its answers, and takes the advocate for none', () => {
  const parties = listParties(form, findDeponent(form)!)
  const place = (name: string) => ({ name, group: 'applicants', index: 0 })
  expect(parties).toEqual([
    {
      name: place('applicantName'),
      fields: {
        Name: place('applicantName'),
        Age: place('applicantAge'),
        Address: place('applicantAddress'),
      },
    },
  ])
  expect(nameParty(parties[0]!, { applicants: [{ applicantName: ' Arjun  Testwala ' }, {}] })).toBe(
    'Arjun Testwala',
  )
  expect(nameParty(parties[0]!, {})).toBe('')
})
