import { describe, expect, it } from 'vitest'
import { nameType } from '#shared/contract/updates.ts'
import { deriveSeverity } from './model.ts'

describe('an update on screen', () => {
  it('is red when high, gold when medium, green when low, grey otherwise', () => {
    const tones = ['high', 'medium', 'low', 'unheard of'].map(priority => deriveSeverity(priority).tone)
    expect(tones).toEqual(['seal', 'brass', 'bench', 'neutral'])
  })

  it('names its type with spaces', () => {
    expect(nameType('rules_and_schemes')).toBe('rules and schemes')
  })
})
