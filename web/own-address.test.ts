import { describe, expect, it } from 'vitest'
import { parseOwnAddress } from './own-address.ts'

const anywhereElse = [
  ...['//evil.example', '///evil.example', '////evil.example/forms', '//evil.example/%2e%2e'],
  ...['/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '/\t/evil.example'],
  ...['/\n/evil.example', '\t//evil.example', ' //evil.example', '/\r\n\\evil.example'],
  ...['/.//evil.example', '/..//evil.example', '/forms/..//evil.example', '/%2e//evil.example'],
  ...['/%2E%2E//evil.example', '/./\\evil.example', '/forms/../\\evil.example'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['data:text/html,x', 'https://evil.example', 'http:evil.example', 'https:/evil.example', 'mailto:x@y'],
  ...['', 'forms', '?a=b', '#top', `/${'a'.repeat(2000)}`],
]

describe('an own address', () => {
  it.each([
    '/',
    '/forms?search=138&category=2',
    '/form-builder/2002?draft=7',
    '/case-law/arnesh-kumar#p12',
    '/forms?search=https%3A%2F%2Fevil.example',
    '/forms/%2F%2Fevil.example',
    '/%5Cevil.example',
  ])('%s is kept as it is', address => expect(parseOwnAddress(address)).toBe(address))

  it.each(anywhereElse)('%j is none', text => expect(parseOwnAddress(text)).toBeUndefined())

  it('is read as a browser reads it, to an address of the same site', () => {
    for (const text of ['/forms/../drafts', '/a/./b', '/forms?search=जमानत', '/fo\trms']) {
      const address = parseOwnAddress(text) ?? ''
      expect(new URL(address, 'https://munshi.example').origin, text).toBe('https://munshi.example')
      expect(parseOwnAddress(address), text).toBe(address)
    }
  })

  it.each([undefined, null, 7, ['/forms'], {}])('%j is none', value =>
    expect(parseOwnAddress(value)).toBeUndefined(),
  )
})
