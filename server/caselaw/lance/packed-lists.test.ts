import { expect, it } from 'vitest'
import {
  groupPairs,
  joinLists,
  joinValues,
  listAt,
  listTexts,
  type PackedValues,
  packTexts,
  textAt,
  valuePacker,
} from './packed-lists.ts'

it('gives every text back, in any script and however many', () => {
  const texts = Array.from({ length: 25_000 }, (_, at) => (at % 3 === 0 ? '' : `न्याय ${at}`))
  const packed = packTexts(texts)
  expect(texts.map((_, at) => textAt(packed, at))).toEqual(texts)
  expect(listTexts(packed)).toEqual(texts)
})

it('groups values by key, in their order', () => {
  const grouped = groupPairs([2, 0, 2, 2], [5, 6, 4, 9], 3)
  expect([0, 1, 2].map(key => [...listAt(grouped, key)])).toEqual([[6], [], [5, 4, 9]])
})

it('puts the kept lists of several after one another', () => {
  const [one, other] = [packTexts(['a', 'bc', '']), packTexts(['d', 'ef'])]
  const parts = [
    { packed: one, kept: Uint32Array.of(1, 2) },
    { packed: other, kept: null },
  ]
  expect(listTexts(joinLists(parts, length => new Uint8Array(length)))).toEqual(['bc', '', 'd', 'ef'])
})

it('numbers a value once, wherever it comes from', () => {
  const pack = (lists: string[][]): PackedValues => {
    const packing = valuePacker()
    lists.forEach(packing.add)
    return packing.pack()
  }
  const joined = joinValues([
    { packed: pack([['x'], ['y', 'z'], []]), kept: Uint32Array.of(1, 2) },
    { packed: pack([['w', 'z'], ['y']]), kept: null },
  ])
  const values = listTexts(joined.values)
  const listed = Array.from(joined.ends, (_, place) =>
    Array.from(listAt(joined, place), number => values[number]),
  )
  expect(listed).toEqual([['y', 'z'], [], ['w', 'z'], ['y']])
  // What nobody has any more is no value.
  expect(values).toEqual(['y', 'z', 'w'])
})
