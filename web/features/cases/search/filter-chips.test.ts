import { describe, expect, it } from 'vitest'
import { type CaseLawView, plainView } from '../search-params.ts'
import { words } from '../testing/words.ts'
import { listFilterChips, toggleValue } from './filter-chips.ts'

const view: CaseLawView = {
  ...plainView,
  category: 'Tax',
  courts: ['Supreme Court of India', 'Bombay High Court'],
  sections: ['IPC 302'],
  yearFrom: 1990,
}

describe('the filters that are on', () => {
  it('are none on a plain view', () => expect(listFilterChips(plainView, words)).toEqual([]))

  it('stand one by one', () =>
    expect(listFilterChips(view, words).map(({ label, kind }) => [label, kind])).toEqual([
      ['Tax', 'filter'],
      ['Supreme Court of India', 'filter'],
      ['Bombay High Court', 'filter'],
      ['IPC 302', 'filter'],
      ['From 1990', 'filter'],
    ]))

  it('say what the results are searched for and how many judges sat, and are taken off like the others', () => {
    const chips = listFilterChips({ ...plainView, within: ['dowry', 'cruelty'], benchFrom: 5 }, words)
    expect(chips.map(({ label }) => label)).toEqual(['“dowry”', '“cruelty”', 'Constitution Bench'])
    expect(chips.map(({ without }) => without)).toEqual([
      { within: ['cruelty'] },
      { within: ['dowry'] },
      { benchFrom: undefined },
    ])
    expect(listFilterChips({ ...plainView, benchFrom: 3 }, words)[0]?.label).toBe('3 judges or more')
  })

  it('are taken off one at a time', () => {
    const [, first] = listFilterChips(view, words)
    expect(first?.without).toEqual({ courts: ['Bombay High Court'] })
  })

  it('tell both ends of the years', () => {
    const label = (yearFrom?: number, yearTo?: number) =>
      listFilterChips({ ...plainView, yearFrom, yearTo }, words)[0]?.label
    expect([label(1990, 2000), label(undefined, 2000)]).toEqual(['1990 to 2000', 'Up to 2000'])
  })
})

describe('a value of a filter', () => {
  it('is set by choosing it, and taken off by choosing it again', () => {
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleValue(['a', 'b'], 'a')).toEqual(['b'])
  })
})
