import { describe, expect, it } from 'vitest'
import { computeCode, describeKey, findStep, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, the last six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of the standard', (seconds, code) => {
    expect(computeCode(secret, Math.floor(seconds / 30))).toBe(code)
    expect(findStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('are taken one half minute early or late, and no more', () => {
    const code = computeCode(secret, 100)
    expect([99, 100, 101].map(step => findStep(secret, code, at(step * 30)))).toEqual([100, 100, 100])
    expect([98, 102].map(step => findStep(secret, code, at(step * 30)))).toEqual([undefined, undefined])
  })

  it('that are no code are never taken', () => {
    for (const code of ['', '12345', '1234567', 'abcdef', '२८७०८२'])
      expect(findStep(secret, code, at(59))).toBeUndefined()
  })

  it('come from a key in the letters that apps take', () => {
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(describeKey(secret, 'asha@example.in', 'Munshi').uri).toBe(
      'otpauth://totp/Munshi%3Aasha%40example.in?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Munshi&algorithm=SHA1&digits=6&period=30',
    )
  })
})
