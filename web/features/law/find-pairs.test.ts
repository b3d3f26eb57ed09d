import { describe, expect, it } from 'vitest'
import type { SectionPair } from '#shared/contract/law.ts'
import { findPairs } from './find-pairs.ts'
import type { CodeId } from './pairs-search.ts'

const section = (text: string) => {
  const [act = '', number = ''] = text.split(' ')
  return text ? { act, section: number } : null
}
const pair = (old: string, now: string, name: string): SectionPair => ({
  old: section(old),
  current: section(now),
  name,
  isInForce: now !== 'BNS 106(2)',
})
const pairs = [
  pair('IPC 302', 'BNS 103(1)', 'Punishment for murder'),
  pair('IPC 420', 'BNS 318(4)', 'Cheating and delivery'),
  pair('IPC 498A', 'BNS 85', 'Cruelty by husband'),
  pair('IPC 124A', '', 'Sedition'),
  pair('', 'BNS 106(2)', 'Hit and run death'),
  pair('CrPC 302', 'BNSS 341', 'Permission to conduct prosecution'),
  pair('IEA 65B', 'BSA 63', 'Electronic records'),
]
const find = (typed: string, code: CodeId = 'all') =>
  findPairs(pairs, typed, code).map(({ old, current }) =>
    [old, current].map(one => one?.section ?? '-').join(' > '),
  )

describe('the table of old and new sections', () => {
  it('finds a number on either side, with its letters and sub-sections', () => {
    expect(find('302')).toEqual(['302 > 103(1)', '302 > 341'])
    expect(find('103')).toEqual(['302 > 103(1)'])
    expect(find('498A')).toEqual(['498A > 85'])
    expect(find('318(4)')).toEqual(['420 > 318(4)'])
    expect(find('498')).toEqual([])
  })

  it('takes the act that is named, and filler words and Devanagari as people type them', () => {
    expect(find('IPC 302')).toEqual(['302 > 103(1)'])
    expect(find('section 302 I.P.C.')).toEqual(['302 > 103(1)'])
    expect(find('धारा ४२०')).toEqual(['420 > 318(4)'])
    expect(find('BNS 85')).toEqual(['498A > 85'])
    expect(find('IPC 85')).toEqual([])
  })

  it('finds by beginnings of words of the name', () => {
    expect(find('murd')).toEqual(['302 > 103(1)'])
    expect(find('cruelty husband')).toEqual(['498A > 85'])
  })

  it('keeps to the statutes that are chosen', () => {
    expect(find('302', 'crpc')).toEqual(['302 > 341'])
    expect(find('', 'iea')).toEqual(['65B > 63'])
    expect(find('', 'ipc')).toHaveLength(5)
  })
})
