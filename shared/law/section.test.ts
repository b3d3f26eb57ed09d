import { expect, it } from 'vitest'
import { nameSection, nameWithOther, readSectionName } from './section.ts'

const crpc = { act: 'CrPC', section: '438' }
const bnss = { act: 'BNSS', section: '482' }

it('says a section with what it became or was', () => {
  expect(nameWithOther({ ...crpc, now: [bnss], formerly: [], isInForce: true })).toBe(
    'CrPC 438, now BNSS 482',
  )
  expect(nameWithOther({ ...bnss, now: [], formerly: [crpc], isInForce: true })).toBe(
    'BNSS 482, formerly CrPC 438',
  )
  expect(nameWithOther({ act: 'Constitution', section: '21', now: [], formerly: [], isInForce: true })).toBe(
    'Constitution, art. 21',
  )
  expect(
    nameWithOther({
      act: 'Dowry Prohibition Act, 1961',
      section: '4',
      now: [],
      formerly: [],
      isInForce: true,
    }),
  ).toBe('Dowry Prohibition Act, 1961, s. 4')
  expect(nameWithOther({ act: 'Limitation Act', section: '', now: [], formerly: [], isInForce: true })).toBe(
    'Limitation Act',
  )
})

it('says of a section that it is not in force', () => {
  const dormant = { act: 'BNS', section: '106(2)', now: [], formerly: [], isInForce: false }
  expect(nameWithOther(dormant)).toBe('BNS 106(2), not in force')
})

it('names a sub-section instead of its section', () => {
  const now = [
    { act: 'BNS', section: '103' },
    { act: 'BNS', section: '103(1)' },
  ]
  expect(nameWithOther({ act: 'IPC', section: '302', now, formerly: [], isInForce: true })).toBe(
    'IPC 302, now BNS 103(1)',
  )
})

it.each([
  ['IPC', '302', 'IPC 302'],
  ['IPC', '', 'IPC'],
  ['CPC', 'Order 39 Rule 1', 'CPC Order 39 Rule 1'],
  ['CPC', 'Order 9', 'CPC Order 9'],
  ['NDPS Act', '2(xxiii)(a)', 'NDPS Act 2(xxiii)(a)'],
  ['Constitution', '21', 'Constitution, art. 21'],
  ['Companies Act 2013', '', 'Companies Act 2013'],
  ['Companies Act 2013', '182', 'Companies Act 2013, s. 182'],
  ['Dowry Prohibition Act, 1961', '', 'Dowry Prohibition Act, 1961'],
  ['Dowry Prohibition Act, 1961', '4', 'Dowry Prohibition Act, 1961, s. 4'],
  ['Limitation Act', 'Article 65', 'Limitation Act Article 65'],
  ['Limitation Act, 1908', 'Article 65', 'Limitation Act, 1908, Article 65'],
  ['Wills Rules, 1980', '3', 'Wills Rules, 1980, r. 3'],
])('of %s the section %j is called %s, and read again', (act, section, name) => {
  expect(nameSection({ act, section })).toBe(name)
  expect(readSectionName(name)).toEqual({ act, section })
})

it('is also read as it is typed', () =>
  expect(readSectionName(' Constitution 21 ')).toEqual({ act: 'Constitution', section: '21' }))
