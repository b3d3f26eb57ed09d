import { expect, it } from 'vitest'
import { addressOf } from '#shared/contract/call.ts'
import { listFormsCall } from '#shared/contract/forms.ts'
import { askForms } from './queries.ts'

type Asked = Parameters<typeof askForms>[0]
const writeFormsUrl = (asked: Pick<Asked, 'search' | 'category'>, language: Asked['language'] = 'en') =>
  addressOf(listFormsCall, { query: askForms({ ...asked, language }) })

it('asks the server for a category and a search, and leaves out all and nothing', () => {
  expect(writeFormsUrl({ search: '', category: 'all' })).toBe('/api/forms')
  expect(writeFormsUrl({ search: '', category: '2' })).toBe('/api/forms?category=2')
  expect(writeFormsUrl({ search: 's.138 & 142', category: '11' })).toBe(
    '/api/forms?category=11&search=s.138+%26+142',
  )
  expect(writeFormsUrl({ search: '', category: 'all' }, 'mr')).toBe('/api/forms?language=mr')
})
