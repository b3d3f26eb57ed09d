import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findText, stepTo } from './find-text.ts'

const pieces = [
  { id: 'ratio', text: 'Arrest is no routine. The police officer’s reasons\nmust be recorded.' },
  { id: 'p1', text: 'Section 41(1)(b) governs the arrest: “reasons” – in writing.' },
  { id: 'p2', text: 'गिरफ़्तारी के कारण लिखे जाएँ।' },
]
const texts = (query: string) =>
  findText(pieces, query).list.map(({ piece, from, to }) =>
    pieces.find(({ id }) => id === piece)?.text.slice(from, to),
  )

describe('finding in a judgment', () => {
  it('counts every place, in whatever case, in the order of the page', () => {
    const found = findText(pieces, 'ARREST')
    expect(found.list).toEqual([
      { piece: 'ratio', from: 0, to: 6, nth: 0 },
      { piece: 'p1', from: 29, to: 35, nth: 1 },
    ])
    expect(found.byPiece.get('p1')).toEqual([found.list[1]])
  })

  it('does not mind which quotation marks and dashes, nor where the line breaks', () => {
    expect(texts("officer's reasons must")).toEqual(['officer’s reasons\nmust'])
    expect(texts('"reasons" - in')).toEqual(['“reasons” – in'])
  })

  it('takes brackets and dots as they are', () => {
    expect(texts('41(1)(b)')).toEqual(['41(1)(b)'])
    expect(texts('r.e')).toEqual([])
  })

  it('finds Hindi', () => {
    expect(texts('कारण')).toEqual(['कारण'])
  })

  it('waits for a second letter', () => {
    expect(texts(' a ')).toEqual([])
  })

  it('takes whatever is typed, and finds it where it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, unit: 'grapheme' }), typed => {
        const query = typed.normalize('NFC').trim()
        fc.pre(query.length >= 2)
        expect(findText([{ id: 'p', text: `so ${query} it` }], typed).total).toBeGreaterThan(0)
      }),
    )
  })

  it('goes round', () => {
    expect([stepTo(0, 1, 2), stepTo(1, 1, 2), stepTo(0, -1, 2), stepTo(0, 1, 0)]).toEqual([1, 0, 1, 0])
  })
})
