import { describe, expect, it } from 'vitest'
import type { UnderstoodQuery } from '#shared/contract/cases.ts'
import { words } from '../testing/words.ts'
import { listCorrections, listUnderstood } from './understood.ts'

const nothing: UnderstoodQuery = {
  citations: [],
  caseNumbers: [],
  names: [],
  sections: [],
  concepts: [],
  courts: [],
  years: null,
  phrases: [],
  excluded: [],
  words: ['bail'],
  corrections: [],
  conditions: [],
  notices: [],
}

describe('what the search understood', () => {
  it('is nothing to tell where there were only words', () =>
    expect(listUnderstood(nothing, words)).toEqual([]))

  it('shows a section with the number it has now, or had before, and leads to its page', () => {
    const sections = [
      { act: 'CrPC', section: '438', also: [{ act: 'BNSS', section: '482' }] },
      { act: 'BNS', section: '103', also: [{ act: 'IPC', section: '302' }] },
      {
        act: 'IPC',
        section: '34',
        also: [
          { act: 'BNS', section: '3(5)' },
          { act: 'BNS', section: '3' },
        ],
      },
      { act: 'NI Act', section: '138', also: [] },
    ]
    expect(listUnderstood({ ...nothing, sections }, words)).toEqual([
      {
        name: 'Provisions',
        things: [
          { text: 'CrPC 438', note: 'now BNSS 482', section: { act: 'CrPC', section: '438' } },
          { text: 'BNS 103', note: 'formerly IPC 302', section: { act: 'BNS', section: '103' } },
          { text: 'IPC 34', note: 'now BNS 3(5)', section: { act: 'IPC', section: '34' } },
          { text: 'NI Act 138' },
        ],
      },
    ])
  })

  it('leads to the judgment a citation names, and says of others that they are not here', () => {
    const citations = [
      { citation: '(1973) 4 SCC 225', caseId: 'kesavananda' },
      { citation: 'AIR 1999 Bom 1', caseId: null },
    ]
    expect(listUnderstood({ ...nothing, citations }, words)[0]?.things).toEqual([
      { text: '(1973) 4 SCC 225', caseId: 'kesavananda' },
      { text: 'AIR 1999 Bom 1', note: 'not in this library', isMissing: true },
    ])
  })

  it('names concepts with their other words, years, exact words and words left out', () => {
    const groups = listUnderstood(
      {
        ...nothing,
        concepts: [
          {
            term: 'anticipatory bail',
            alsoSearched: ['Anticipatory bail', 'pre-arrest bail', 'अग्रिम जमानत'],
          },
        ],
        years: { from: 2010, to: null },
        phrases: ['right of way'],
        excluded: ['licence'],
      },
      words,
    )
    expect(groups.map(({ name, things }) => [name, things[0]?.text, things[0]?.note])).toEqual([
      ['Concepts', 'anticipatory bail', 'also pre-arrest bail, अग्रिम जमानत'],
      ['Years', 'From 2010', undefined],
      ['Exact words', '“right of way”', undefined],
      ['Without', 'licence', undefined],
    ])
  })

  it('leads to the judgment of a case number, or says that the library has none', () => {
    const caseNumbers = [
      { number: 'Crl.A. 9/2023', caseIds: ['a-v-b'] },
      { number: 'WP(C) 1/2019', caseIds: [] },
      { number: 'CRM 2/2020', caseIds: ['c-v-d', 'e-v-f'] },
    ]
    expect(listUnderstood({ ...nothing, caseNumbers }, words)[0]).toEqual({
      name: 'Case numbers',
      things: [
        { text: 'Crl.A. 9/2023', caseId: 'a-v-b' },
        { text: 'WP(C) 1/2019', note: 'not in this library', isMissing: true },
        { text: 'CRM 2/2020', note: '2 judgments' },
      ],
    })
  })

  it('tells what operators asked for, with the words a beginning stands for', () => {
    const conditions = [
      { text: 'arrest within 5 words of warrant', note: null },
      { text: 'retrench*', note: 'retrenched, retrenchment' },
    ]
    expect(listUnderstood({ ...nothing, conditions }, words)).toEqual([
      {
        name: 'Operators',
        things: [
          { text: 'arrest within 5 words of warrant' },
          { text: 'retrench*', note: 'retrenched, retrenchment' },
        ],
      },
    ])
  })

  it('tells years as people do', () => {
    const tell = (from: number | null, to: number | null) =>
      listUnderstood({ ...nothing, years: { from, to } }, words)[0]?.things[0]?.text
    expect([tell(2001, 2010), tell(2015, 2015), tell(null, 1990)]).toEqual([
      '2001 to 2010',
      '2015',
      'Up to 1990',
    ])
  })

  it('says of a section that it is not in force', () => {
    const section = { act: 'BNS', section: '106(2)', also: [], isInForce: false }
    expect(listUnderstood({ ...nothing, sections: [section] }, words)[0]?.things).toEqual([
      { text: 'BNS 106(2)', note: 'not in force', section: { act: 'BNS', section: '106(2)' } },
    ])
  })

  it('says which word was searched instead of a misspelt one', () =>
    expect(
      listCorrections({ corrections: [{ typed: 'arbitraton', searched: 'arbitration' }] }, words),
    ).toEqual(['Searched for “arbitration” instead of “arbitraton”.']))
})
