import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export type Answer = { status: number; body?: unknown; text?: string }
export type Seen = {
  method: string
  url: string
  token: string | undefined
  type: string | undefined
  body: string
}
export type LocalServer = { seen: Seen[]; answer: (next: Answer) => void; stop: () => Promise<void> }

/** A real server for the browser's half: the site's own addresses (/api/...) lead to it while a test runs. */
export async function startLocalServer(): Promise<LocalServer> {
  const seen: Seen[] = []
  let next: Answer = { status: 200, body: {} }
  const server = createServer(async (request, response) => {
    seen.push(await readRequest(request))
    response.writeHead(next.status, { 'content-type': 'application/json' })
    response.end(next.text ?? (next.body === undefined ? '' : JSON.stringify(next.body)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${url}`, init))
  return {
    seen,
    answer: answer => {
      next = answer
    },
    stop: () => {
      vi.unstubAllGlobals()
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Seen> {
  let body = ''
  for await (const part of request) body += part
  const { 'x-session-token': token, 'content-type': type } = request.headers
  return { method: request.method ?? '', url: request.url ?? '', token: token?.toString(), type, body }
}
