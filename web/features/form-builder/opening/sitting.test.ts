import { describe, expect, it } from 'vitest'
import { nameSitting } from './sitting.ts'

describe('a sitting', () => {
  const fresh = nameSitting(1001, undefined, undefined)
  const saved = { key: fresh, draftId: 7, count: 1 }

  it('goes on when its first save puts the draft into the address', () => {
    expect(nameSitting(1001, 7, saved)).toBe(fresh)
  })

  it('is another one for a second new form, another form or another draft', () => {
    expect(nameSitting(1001, undefined, saved)).not.toBe(fresh)
    expect(nameSitting(1002, undefined, saved)).not.toBe(fresh)
    expect(nameSitting(1001, 8, saved)).not.toBe(fresh)
  })
})
