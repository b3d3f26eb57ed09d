import { expect, it } from 'vitest'
import {
  isWithin,
  nameSection,
  nameWithOther,
  parseSection,
  parseWithOther,
  sectionKey,
  wholeSection,
} from './section.ts'

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
  expect(parseSection(name)).toEqual({ act, section })
})

it('is also read as it is typed', () =>
  expect(parseSection(' Constitution 21 ')).toEqual({ act: 'Constitution', section: '21' }))

it.each([
  ['BNSS', '483 (3)', '483(3)'],
  ['IPC', '498a', '498A'],
])('of %s the section %s is the section %s', (act, typed, section) => {
  expect(sectionKey({ act, section: typed })).toBe(sectionKey({ act, section }))
})

it('is not the same number of another act', () =>
  expect(sectionKey({ act: 'IPC', section: '302' })).not.toBe(sectionKey({ act: 'BNS', section: '302' })))

it('has its sub-sections within it, and no longer number', () => {
  const within = (part: string, section: string) =>
    isWithin({ act: 'BNS', section: part }, { act: 'BNS', section })
  expect(within('103(1)', '103')).toBe(true)
  expect(within('103(1)(a)', '103(1)')).toBe(true)
  expect(within('103', '103')).toBe(true)
  expect(within('103', '103(1)')).toBe(false)
  expect(within('1031', '103')).toBe(false)
  expect(within('103(10)', '103(1)')).toBe(false)
  expect(isWithin({ act: 'IPC', section: '302' }, { act: 'BNS', section: '302' })).toBe(false)
})

it('is whole without its sub-sections', () => {
  expect(wholeSection({ act: 'BNS', section: '318(4)(a)' })).toEqual({ act: 'BNS', section: '318' })
  expect(wholeSection({ act: 'BNSS', section: '483 (3)' })).toEqual({ act: 'BNSS', section: '483' })
})

it.each([
  { ...crpc, now: [bnss], formerly: [], isInForce: true },
  { ...bnss, now: [], formerly: [crpc], isInForce: false },
  { act: 'Dowry Prohibition Act, 1961', section: '4', now: [], formerly: [], isInForce: true },
])('reads a section back from its name with the other number: $act $section', section => {
  expect(parseWithOther(nameWithOther(section))).toEqual({ act: section.act, section: section.section })
})
