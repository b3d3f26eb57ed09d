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
  const csv = writeFormsCsv(forms, context)
  expect(csv.split('\r\n')).toHaveLength(4)
  return expect(csv).toMatchFileSnapshot('golden/legal-forms.csv')
})

it('exports an empty list as its headings', () => {
  expect(writeFormsCsv([], context).trim().split('\r\n')).toHaveLength(1)
})
