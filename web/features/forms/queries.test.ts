import { expect, it } from 'vitest'
import { addressOf } from '#shared/contract/call.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import { askForms } from './queries.ts'

const writeFormsUrl = (asked: Parameters<typeof askForms>[0]) =>
  addressOf(listFormsCall, { query: askForms(asked) })

it('asks the server for a category and a search, and leaves out all and nothing', () => {
  expect(writeFormsUrl({ search: '', category: 'all' })).toBe('/api/forms')
  expect(writeFormsUrl({ search: '', category: '2' })).toBe('/api/forms?category=2')
  expect(writeFormsUrl({ search: 's.138 & 142', category: '11' })).toBe(
    '/api/forms?category=11&search=s.138+%26+142',
  )
})
