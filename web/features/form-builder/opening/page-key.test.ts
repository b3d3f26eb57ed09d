import { describe, expect, it } from 'vitest'
import { derivePageKey, recordFirstSave } from './page-key.ts'

describe('the key of a builder page', () => {
  const fresh = derivePageKey(1001, undefined, undefined)
  const onItsWay = recordFirstSave(fresh, 7, undefined)
  const arrived = { ...onItsWay, isInAddress: true }

  it('goes on while its first save puts the draft into the address', () => {
    expect(derivePageKey(1001, undefined, onItsWay)).toBe(fresh)
    expect(derivePageKey(1001, 7, onItsWay)).toBe(fresh)
    expect(derivePageKey(1001, 7, arrived)).toBe(fresh)
  })

  it('is another one for a second new form, another form or another draft', () => {
    const others = [
      derivePageKey(1001, undefined, arrived),
      derivePageKey(1002, undefined, arrived),
      derivePageKey(1002, undefined, onItsWay),
      derivePageKey(1001, 8, arrived),
    ]
    expect(new Set([fresh, ...others]).size).toBe(others.length)
  })
})
