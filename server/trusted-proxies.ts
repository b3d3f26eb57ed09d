import { isIP } from 'node:net'

/** How many proxies, or which, may say in `X-Forwarded-For` where a request came from. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean)

const named = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Undefined for what cannot be read. `true` is one proxy: to believe the whole header would let everybody choose their
 * own address, and with it pass every limit.
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false' || text === '0') return false
  if (text === 'true') return trustNearest(1)
  if (/^\d+$/.test(text)) return Number(text) <= 10 ? trustNearest(Number(text)) : undefined
  const addresses = text.split(',').map(address => address.trim())
  return addresses.every(isAddress) ? addresses : undefined
}

/** The nearest one is the connection itself. The framework takes a mere number for nobody. */
function trustNearest(count: number) {
  return (_address: string, hop: number) => hop < count
}

function isAddress(text: string): boolean {
  if (named.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  // A range of everybody is the whole header again.
  return /^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128)
}
