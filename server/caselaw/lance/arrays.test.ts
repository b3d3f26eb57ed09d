import { expect, it } from 'vitest'
import { decodeArrays, encodeArrays, shareArrays } from './arrays.ts'

const arrays = {
  few: Uint8Array.of(1, 2, 3),
  inner: { years: Uint16Array.of(1980, 2026), none: new Uint32Array() },
  hashes: Float64Array.of(2 ** 52 + 1, -1),
}

it('come back from a file as they were, wherever the bytes stand in memory', () => {
  const bytes = Buffer.concat(encodeArrays(arrays))
  const moved = new Uint8Array(new ArrayBuffer(bytes.length + 8), 8)
  moved.set(bytes)
  expect(decodeArrays(moved)).toEqual(arrays)
})

it('are shared, not copied, when they are sent to another thread', () => {
  const shared = shareArrays(arrays)
  expect(shared).toEqual(arrays)
  const sent = structuredClone(shared)
  sent.inner.years[0] = 1950
  expect(shared.inner.years[0]).toBe(1950)
})
