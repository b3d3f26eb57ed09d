import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSeal, OtherKeyError } from './seal.ts'

describe('a seal', () => {
  const seal = createSeal(randomBytes(32))

  it('gives back what it closed, and never closes the same way twice', () => {
    const [one, other] = [seal.close('गुप्त'), seal.close('गुप्त')]
    expect(one).not.toBe(other)
    expect([seal.open(one), seal.open(other)]).toEqual(['गुप्त', 'गुप्त'])
  })

  it('says when a text was closed with another key', () => {
    expect(() => createSeal(randomBytes(32)).open(seal.close('x'))).toThrow(OtherKeyError)
  })

  it('opens nothing that was changed', () => {
    const parts = seal.close('a secret').split('.')
    const changed = [...parts.slice(0, -1), Buffer.from('b secret').toString('base64url')].join('.')
    expect(() => seal.open(changed)).toThrow()
  })
})
