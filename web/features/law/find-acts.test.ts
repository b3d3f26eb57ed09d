import { describe, expect, it } from 'vitest'
import type { ActEntry, SectionEntry } from '#shared/contract/sections.ts'
import { findActs, findEntries, sortActs } from './find-acts.ts'
import { groupByChapter } from './group-by-chapter.ts'

const act = (name: string, title: string, isInForce = true): ActEntry => ({
  ...{ act: name, slug: name.toLowerCase(), title, isInForce, status: 'in force', asOf: '2026' },
  ...{ sectionCount: 1, isExplained: false },
})
const acts = [
  act('NI Act', 'Negotiable Instruments Act, 1881'),
  act('IPC', 'Indian Penal Code, 1860', false),
  act('BNS', 'Bharatiya Nyaya Sanhita, 2023'),
  act('CPC', 'Code of Civil Procedure, 1908'),
]

describe('the Acts of the list', () => {
  it('are found by their short name and by words of their title', () => {
    const found = (search: string) => findActs(acts, search).map(one => one.act)
    expect(found('ni act')).toEqual(['NI Act'])
    expect(found('civil proc')).toEqual(['CPC'])
    expect(found('')).toHaveLength(4)
    expect(found('salaries')).toEqual([])
  })

  it('stand with the new codes first and the repealed ones last', () => {
    expect(sortActs(acts).map(group => group.acts.map(one => one.act))).toEqual([
      ['BNS'],
      ['CPC', 'NI Act'],
      ['IPC'],
    ])
  })
})

const section = (number: string, heading: string): SectionEntry => ({
  ...{ section: number, slug: number, heading, status: '' },
})
const sections = [
  section('1', 'Short title'),
  section('10', 'Cheating'),
  section('101', 'Murder'),
  section('Order 1 Rule 10', 'Court may strike out or add parties'),
]

describe('the sections of an Act', () => {
  it('are found by the beginning of their number and by words of the heading', () => {
    const found = (search: string) => findEntries(sections, search).map(one => one.section)
    expect(found('10')).toEqual(['10', '101', 'Order 1 Rule 10'])
    expect(found('add parties')).toEqual(['Order 1 Rule 10'])
    expect(found('order 1 rule 10')).toEqual(['Order 1 Rule 10'])
  })

  it('stand under their chapters; a chapter without a section found is left out', () => {
    const title = { en: '', hi: '', mr: '' }
    const chapters = [
      { number: 'I', title, from: '1' },
      { number: 'II', title, from: '10' },
    ]
    const groups = groupByChapter({ chapters, sections }, sections.slice(1, 3))
    expect(groups.map(({ chapter, sections: listed }) => [chapter?.number, listed.length])).toEqual([
      ['II', 2],
    ])
  })
})
