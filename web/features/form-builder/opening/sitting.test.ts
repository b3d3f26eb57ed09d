import { describe, expect, it } from 'vitest'
import { beginSitting, nameSitting } from './sitting.ts'

describe('a sitting', () => {
  const fresh = nameSitting(1001, undefined, undefined)
  const onItsWay = beginSitting(fresh, 7, undefined)
  const arrived = { ...onItsWay, isInAddress: true }

  it('goes on while its first save puts the draft into the address', () => {
    expect(nameSitting(1001, undefined, onItsWay)).toBe(fresh)
    expect(nameSitting(1001, 7, onItsWay)).toBe(fresh)
    expect(nameSitting(1001, 7, arrived)).toBe(fresh)
  })

  it('is another one for a second new form, another form or another draft', () => {
    const others = [
      nameSitting(1001, undefined, arrived),
      nameSitting(1002, undefined, arrived),
      nameSitting(1002, undefined, onItsWay),
      nameSitting(1001, 8, arrived),
    ]
    expect(new Set([fresh, ...others]).size).toBe(others.length)
  })
})
