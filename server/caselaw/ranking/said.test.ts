import { describe, expect, it } from 'vitest'
import { countSaid } from './said.ts'

const knife = { id: 'knife', title: 'Virsa Singh v State of Punjab', citations: ['AIR 1958 SC 465'] }
const delay = { id: 'delay', title: 'Thulia Kali v State of Tamil Nadu', citations: [] }
const paragraph = (text: string, at: number) => ({ id: `p${at}`, label: String(at), text })
const judgment = (id: string, ...texts: string[]) => ({ id, paragraphs: texts.map(paragraph) })
const telling = [
  { word: 'knife', count: 3, weight: 9 },
  { word: 'blow', count: 2, weight: 4 },
]
const similar = [
  judgment(
    'near',
    'The report was lodged late, as in Thulia Kali v. State of Tamil Nadu, and the delay is fatal.',
    'One blow with a knife is dealt with in AIR 1958 SC 465.',
    'A knife and a blow that no case is named for.',
  ),
]
const given = {
  similar,
  citedBy: () => [knife, delay],
  byText: new Map([
    ['near', 10],
    ['far', 9],
  ]),
  telling,
}
const order = (said: Map<string, number>) => [...said].sort(([, one], [, other]) => other - one)

describe('what similar judgments say of those they cite', () => {
  it('puts the case that is cited for what the brief describes before one that is cited for another point', () => {
    const said = countSaid(given)
    expect(said.get('knife')).toBe(1)
    expect(said.get('delay')).toBe(0)
  })

  it('counts by how like the brief the judgment is that says it', () => {
    const both = [
      similar[0],
      judgment(
        'far',
        'Thulia Kali v. State of Tamil Nadu: a knife, a blow with the knife, a second blow with the knife.',
      ),
    ]
    const said = (likeness: number) =>
      countSaid({
        ...given,
        similar: both.flatMap(one => one ?? []),
        byText: given.byText.set('far', likeness),
      })
    expect(order(said(9.9))[0]?.[0]).toBe('delay')
    expect(order(said(2))[0]?.[0]).toBe('knife')
  })

  it('counts a judgment whose own text is like no other as much as one that others speak of', () => {
    const byText = (next: number) =>
      new Map([
        ['near', 10],
        ['far', next],
      ])
    expect(countSaid({ ...given, byText: byText(5) }).get('near')).toBe(1)
    expect(countSaid({ ...given, byText: byText(9) }).get('near')).toBeCloseTo(0.2)
    expect(countSaid({ ...given, byText: byText(10) }).get('near')).toBe(0)
  })

  it('is nothing where none of them cites another, or none speaks of what the brief describes', () => {
    expect(countSaid({ ...given, citedBy: () => [] }).size).toBe(0)
    expect(countSaid({ ...given, telling: [{ word: 'rent', count: 1, weight: 5 }] }).size).toBe(0)
  })
})
