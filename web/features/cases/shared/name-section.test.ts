import { expect, it } from 'vitest'
import { nameWithOther } from './name-section.ts'

const crpc = { act: 'CrPC', section: '438' }
const bnss = { act: 'BNSS', section: '482' }

it('says a section with what it became or was', () => {
  expect(nameWithOther({ ...crpc, now: [bnss], formerly: [] })).toBe('CrPC 438, now BNSS 482')
  expect(nameWithOther({ ...bnss, now: [], formerly: [crpc] })).toBe('BNSS 482, formerly CrPC 438')
  expect(nameWithOther({ act: 'Constitution', section: '21', now: [], formerly: [] })).toBe(
    'Constitution, art. 21',
  )
  expect(nameWithOther({ act: 'Dowry Prohibition Act, 1961', section: '4', now: [], formerly: [] })).toBe(
    'Dowry Prohibition Act, 1961, s. 4',
  )
  expect(nameWithOther({ act: 'Limitation Act', section: '', now: [], formerly: [] })).toBe('Limitation Act')
})

it('names a sub-section instead of its section', () => {
  const now = [
    { act: 'BNS', section: '103' },
    { act: 'BNS', section: '103(1)' },
  ]
  expect(nameWithOther({ act: 'IPC', section: '302', now, formerly: [] })).toBe('IPC 302, now BNS 103(1)')
})
