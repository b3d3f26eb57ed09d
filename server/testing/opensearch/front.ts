import {
  createServer as createPlainServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

type FrontOptions = {
  /** With them, it speaks TLS. */
  tls?: { pfx: Buffer; passphrase: string }
  /** With it, whoever does not give this user and password is refused. */
  user?: { name: string; password: string }
  onRequest?: (request: string) => void
  /** A node that has too much to do refuses such a request. */
  isRefused?: (request: string) => boolean
}

export type Front = {
  url: string
  /** 'POST /_msearch' and so on, in the order of their arrival. */
  requests: string[]
  close: () => Promise<void>
}

/** Stands before a node of OpenSearch as a proxy does, and knows what was asked. */
export async function openFront(
  node: string,
  { tls, user, onRequest, isRefused }: FrontOptions = {},
): Promise<Front> {
  const requests: string[] = []
  const wanted = user && `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    if (wanted && asked.headers.authorization !== wanted) {
      answer.writeHead(401).end()
      return
    }
    const name = `${asked.method} ${asked.url}`
    requests.push(name)
    onRequest?.(name)
    if (isRefused?.(name)) {
      answer.writeHead(429, { 'content-type': 'application/json' }).end('{"error":"busy","status":429}')
      return
    }
    const { authorization: _own, ...headers } = asked.headers
    const passed = request(new URL(asked.url ?? '', node), { method: asked.method ?? 'GET', headers })
    passed.on('response', found => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  const server = tls ? createTlsServer(tls, pass) : createPlainServer(pass)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // of a server that listens
  const place = `127.0.0.1:${port}`
  return {
    url: tls ? `https://${place}` : `http://${place}`,
    requests,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
