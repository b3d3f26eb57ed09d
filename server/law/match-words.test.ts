import { describe, expect, it } from 'vitest'
import { acts } from './acts/acts.ts'
import { findActs } from './acts/find-acts.ts'
import { createWordMatcher, listBeginnings } from './match-words.ts'

const patterns = [
  { source: '(?<![a-z])(?:order|o\\.)\\s?\\d+', flags: 'i', beginnings: ['ord', 'o'] },
  {
    source: '(?<![a-z])(?:orders? of|rule)\\s?\\d+(?:, ?rule \\d+)?',
    flags: 'i',
    beginnings: ['ord', 'rul'],
  },
]
const match = createWordMatcher(patterns)
const places = (found: RegExpExecArray[]) => found.map(one => [one.index, one[0]])

describe('expressions that are tried where a word begins', () => {
  it.each([
    'Order 6, rule 17 and ORDER 7',
    'o.6 o. 7 (O.8) border 9, reorder 4, xo.5',
    'rule 1, rule 2, rule 3',
    'दंड order 5 é Order 6 of rule7',
    '',
    'order',
    'o',
    'Order\u00a08 \u017forder 2 \u212a order 3',
  ])('find what they find everywhere: %s', text => {
    const expected = patterns.map(({ source }) => places([...text.matchAll(new RegExp(source, 'gi'))]))
    expect(match(text).map(places)).toEqual(expected)
  })

  it('find it in a text that is longer than any before, and in the next short one', () => {
    const long = `${'word '.repeat(20_000)}Order 6`
    expect(places(match(long)[0] ?? [])).toEqual([[100_000, 'Order 6']])
    expect(places(match('o. 1')[0] ?? [])).toEqual([[0, 'o. 1']])
  })

  it('know with what a name begins in which dots may be missing', () => {
    expect(listBeginnings('Indian Penal Code')).toEqual(['ind'])
    expect(listBeginnings('I.P.C.')).toEqual(['i', 'ip', 'ipc'])
    expect(listBeginnings('NI Act')).toEqual(['ni'])
    expect(listBeginnings('N. I. Act')).toEqual(['n', 'ni', 'nia'])
  })
})

const names = acts
  .flatMap(({ aliases }) => aliases.split('|'))
  .filter(alias => !/[\u0900-\u097f]/.test(alias))

it.each([
  ['as it is', (name: string) => name],
  ['in capitals', (name: string) => name.toUpperCase()],
  ['without dots', (name: string) => name.replaceAll('.', '')],
  ['with a space behind each dot', (name: string) => name.replace(/\.(?=\S)/g, '. ')],
])('every name of an act is found %s', (_, write) => {
  const missed = names.filter(
    name => !findActs(`it was under ${write(name)}, he said`).some(({ from }) => from === 13),
  )
  expect(missed).toEqual([])
})
