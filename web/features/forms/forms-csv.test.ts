import { expect, it } from 'vitest'
import { makeForm } from '#web/testing/make-form.ts'
import { writeFormsCsv } from './forms-csv.ts'

const context = {
  nameCategory: (id: number) => `Category ${id}`,
  addressOf: (id: number) => `https://munshi.example/form-builder/${id}`,
}

it('exports the list as it is shown, in its order and with its numbers', () => {
  const forms = [
    makeForm({ id: 2002, title: 'Bail, anticipatory' }),
    makeForm({ id: 1001, title: '=Vakalatnama', isPopular: false, categoryId: 1, estimatedTime: '' }),
  ]
  expect(writeFormsCsv(forms, context).slice(1).split('\r\n')).toEqual([
    'No.,Title,Popular,Description,Category,Court,Jurisdiction,Estimated time,Provision,Law checked on,Address',
    '1,"Bail, anticipatory",Yes,For a person who has reason to believe that he may be arrested.,Category 2,Sessions Court,All India,20 minutes,"BNSS 2023, s.482",2026-11-20,https://munshi.example/form-builder/2002',
    '2,\'=Vakalatnama,,For a person who has reason to believe that he may be arrested.,Category 1,Sessions Court,All India,,"BNSS 2023, s.482",2026-11-20,https://munshi.example/form-builder/1001',
    '',
  ])
})

it('exports an empty list as its headings', () => {
  expect(writeFormsCsv([], context).trim().split('\r\n')).toHaveLength(1)
})
