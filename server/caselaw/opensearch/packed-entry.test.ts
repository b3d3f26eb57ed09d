import { expect, it } from 'vitest'
import { metaKeys } from '../library/entry.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { packEntry, unpackEntry } from './packed-entry.ts'

const sections = [
  { act: 'IPC', section: '302' },
  { act: 'IPC', section: '34' },
  { act: 'IEA', section: '32(1)' },
  { act: 'IPC', section: '120B' },
]

it('an entry says after unpacking all that lists need, and its sections in their order', () => {
  const judgment = { ...makeJudgment('alpha', { text: 'Bail.' }), title: 'राज्य v "A" & B', sections }
  const entry = unpackEntry(packEntry(judgment))
  for (const key of metaKeys) expect(entry[key], key).toEqual(judgment[key])
  expect(entry).toMatchObject({ id: 'alpha', hasFullText: true })
  const read = Object.getOwnPropertyNames(Object.getPrototypeOf(entry)).filter(name => name !== 'constructor')
  expect([...Object.keys(entry), ...read]).toHaveLength(metaKeys.length + 2)
})

it('a control character in a title does not move the values behind it', () => {
  const judgment = { ...makeJudgment('gamma'), title: 'A\u001fB\u001eC' }
  expect(unpackEntry(packEntry(judgment))).toMatchObject({ title: 'A B C', court: judgment.court })
})

it('one without date, sections and text keeps that', () => {
  const judgment = { ...makeJudgment('beta'), date: null, year: null, sections: [], paragraphs: [] }
  expect(unpackEntry(packEntry(judgment))).toMatchObject({
    date: null,
    year: null,
    sections: [],
    hasFullText: false,
  })
})
