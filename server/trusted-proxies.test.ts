import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { parseTrustedProxies } from './trusted-proxies.ts'

const visitor = '203.0.113.7'
const lie = '198.51.100.1'

/** What the server takes for the visitor's address. */
async function readAddress(trusted: string, connection: string, header: string) {
  const app = Fastify({ trustProxy: parseTrustedProxies(trusted) ?? false })
  app.get('/', async request => request.ip)
  const { body } = await app.inject({
    url: '/',
    remoteAddress: connection,
    headers: { 'x-forwarded-for': header },
  })
  return body
}

it.each([
  ['true', 'is what the proxy saw', '10.1.1.1', `${lie}, ${visitor}`, visitor],
  ['1', 'is what the proxy saw', '10.1.1.1', `${lie}, ${visitor}`, visitor],
  ['10.1.1.1', 'is what the proxy saw', '10.1.1.1', `${lie}, ${visitor}`, visitor],
  ['loopback, 10.0.0.0/8', 'is what the proxy saw', '10.1.1.1', `${lie}, ${visitor}`, visitor],
  ['2', 'is what the outer proxy saw', '10.1.1.1', `${lie}, ${visitor}, 10.1.1.2`, visitor],
  ['10.0.0.0/8', 'is what the outer proxy saw', '10.1.1.1', `${lie}, ${visitor}, 10.1.1.2`, visitor],
  ['10.1.1.1', 'is the connection for who comes past the proxy', visitor, lie, visitor],
  ['false', 'is the connection', visitor, lie, visitor],
  ['0', 'is the connection', visitor, lie, visitor],
])('with TRUST_PROXY=%s the address of a visitor %s', async (trusted, _, connection, header, expected) => {
  expect(await readAddress(trusted, connection, header)).toBe(expected)
})
