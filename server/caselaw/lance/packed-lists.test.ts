import { expect, it } from 'vitest'
import { groupPairs, packTexts } from './packed-lists.ts'

it('gives every text back, in any script and however many', () => {
  const texts = Array.from({ length: 25_000 }, (_, at) => (at % 3 === 0 ? '' : `न्याय ${at}`))
  const packing = packTexts()
  texts.forEach(packing.add)
  const packed = packing.pack()
  expect(texts.map((_, at) => packed.at(at))).toEqual(texts)
})

it('groups values by key, in their order', () => {
  const grouped = groupPairs([2, 0, 2, 2], [5, 6, 4, 9], 3)
  expect([0, 1, 2].map(key => [...grouped.at(key)])).toEqual([[6], [], [5, 4, 9]])
})
