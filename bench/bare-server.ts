import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The simplest possible server: it sends the same bytes for every request. */
export type SameAnswer = { status: number; headers: Record<string, string>; body: string }

process.once('message', ({ status, headers, body }: SameAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo // a server listening on a port has this address
    process.send?.(port)
  })
})
process.once('disconnect', () => process.exit(0))
