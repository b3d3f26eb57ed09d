import { expect, it } from 'vitest'
import { builderSay } from '../testing/say.ts'
import { listOptions } from './select-options.ts'

const values = (field: Parameters<typeof listOptions>[0], answer = '') =>
  listOptions(field, 'en', answer, builderSay.en).map(option => option.value)

it('a select without options of its own offers the usual courts', () =>
  expect(values({})).toEqual([
    ...['', 'Delhi High Court', 'Bombay High Court', 'Supreme Court', 'District Court'],
  ]))

it('an answer that is no longer offered stays to be seen', () => {
  expect(values({ options: ['Plaintiff'] }, 'Plaintiff')).toEqual(['', 'Plaintiff'])
  expect(values({ options: ['Plaintiff'] }, 'Petitioner')).toEqual(['', 'Plaintiff', 'Petitioner'])
})

it('what has an answer from the beginning does not ask to choose', () =>
  expect(
    values({ options: ['An individual', 'A company'], default: 'An individual' }, 'An individual'),
  ).toEqual([...['An individual', 'A company']]))
