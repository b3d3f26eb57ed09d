import { describe, expect, it } from 'vitest'
import { moveId } from './move-update.ts'

describe('moving an update', () => {
  it('goes one place up or down', () => {
    expect(moveId([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moveId([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  })

  it('stops at either end', () => {
    expect(moveId([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moveId([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    expect(moveId([1, 2, 3], 9, 1)).toEqual([1, 2, 3])
  })
})
