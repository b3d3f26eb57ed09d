import { expect, it } from 'vitest'
import { makeField, makeForm } from '../testing/make-form.ts'
import { suggestTitle } from './suggest-title.ts'

it('names a draft after its first party', () => {
  const values = { advocateName: 'B', applicants: [{ applicantName: ' Arjun  Testwala ' }] }
  expect(suggestTitle(makeForm(), values)).toBe('Bail application: Arjun Testwala')
})

it('suggests nothing while the party has no name, or the form has none', () => {
  expect(suggestTitle(makeForm(), { advocateName: 'B' })).toBeUndefined()
  const form = makeForm({ fields: [makeField('courtName', 'court')], derived: [] })
  expect(suggestTitle(form, { courtName: 'A' })).toBeUndefined()
})

it('takes a party that is asked for once, and keeps to the longest name a draft may have', () => {
  const form = makeForm({ fields: [makeField('senderName', 'court')], derived: [] })
  expect(suggestTitle(form, { senderName: 'x'.repeat(500) })).toHaveLength(200)
})
