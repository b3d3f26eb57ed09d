import { expect, it } from 'vitest'
import type { Answers } from '#shared/contract/forms.ts'
import { findDeponent, listNamed } from './same-party.ts'
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

const deponent = findDeponent(form)!
const place = (name: string, index: number) => ({ name, group: 'applicants', index })

it('knows each of several parties with its answers, by name, and takes the advocate for none', () => {
  const applicants: Answers[] = [
    { applicantName: ' Arjun  Testwala ' },
    {},
    { applicantName: 'Bela Testwala' },
  ]
  const named = listNamed(form, deponent, { applicants, advocateName: 'Asha' })
  expect(named.map(({ name }) => name)).toEqual(['Arjun Testwala', 'Bela Testwala'])
  expect(named[1]?.party).toEqual({
    name: place('applicantName', 2),
    fields: {
      Name: place('applicantName', 2),
      Age: place('applicantAge', 2),
      Address: place('applicantAddress', 2),
    },
  })
  expect(listNamed(form, deponent, {})).toEqual([])
})

it('offers who acts for a party that cannot swear itself, by name alone', () => {
  const withKinds = {
    ...form,
    fields: [
      ...form.fields,
      makeField('applicantThroughName', 'applicants'),
      makeField('applicantKind', 'applicants'),
    ],
  }
  const applicants: Answers[] = [
    {
      applicantKind: 'A company, firm, society, trust or bank',
      applicantName: 'ABC Ltd',
      applicantThroughName: 'Ravi',
    },
    { applicantKind: 'A government or public authority', applicantName: 'State of Namuna' },
  ]
  expect(listNamed(withKinds, deponent, { applicants })).toEqual([
    {
      name: 'Ravi',
      party: {
        name: place('applicantThroughName', 0),
        fields: { Name: place('applicantThroughName', 0) },
      },
    },
  ])
})
