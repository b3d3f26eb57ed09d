import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Letters and digits as authenticator apps take a secret (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The code of a half minute (RFC 4226 and 6238: SHA-1, six digits). */
export function computeCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The half minute whose code this is, one earlier or later included, since clocks of phones differ. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find(step => isSame(computeCode(secret, step), code))
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What an app reads from the picture or takes typed. */
export function describeKey(
  secret: Uint8Array,
  account: string,
  issuer: string,
): { key: string; uri: string } {
  const key = toBase32(secret)
  const label = encodeURIComponent(`${issuer}:${account}`)
  const options = `secret=${key}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
  return { key, uri: `otpauth://totp/${label}?${options}` }
}
