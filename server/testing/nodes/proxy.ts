import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Passed = { status: number; headers: OutgoingHttpHeaders; body: Buffer }
type Asked = { method: string; path: string; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Before several servers: each request goes to the next one. A server that cannot be connected to has had nothing of the request, so
 * another is asked; so it is when one dies while it answers a request that changes nothing. Everything else is told.
 */
export async function openProxy(targets: readonly string[]) {
  let turn = 0

  async function serve(incoming: IncomingMessage, answer: ServerResponse) {
    const { method = 'GET', url: path = '/', headers } = incoming
    const asked = { method, path, headers: { ...headers, connection: 'close' }, body: await buffer(incoming) }
    const { status, headers: own, body } = await askInTurn(asked)
    answer.writeHead(status, own).end(body)
  }

  async function askInTurn(asked: Asked): Promise<Passed> {
    for (let tries = 0; tries < targets.length; tries += 1) {
      turn += 1
      try {
        return await pass(targets[turn % targets.length] ?? '', asked)
      } catch (failure) {
        if (!isRefused(failure) && asked.method !== 'GET') break
      }
    }
    return gone
  }

  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => answer.destroy()))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // of a server that listens
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** What a person is told whose request was in hand at a server that died. */
const gone: Passed = {
  status: 502,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(
    JSON.stringify({ code: 'unavailable', message: 'The server was interrupted. Please try again.' }),
  ),
}

/** A connection of its own for each request: one that is kept may be found dead only when it is used. Nothing is passed on before all of it is here. */
function pass(target: string, { method, path, headers, body }: Asked): Promise<Passed> {
  return new Promise((done, fail) => {
    const passed = request(new URL(path, target), { method, headers, agent: false }, response => {
      const { statusCode: status = 502, headers: own } = response
      buffer(response).then(whole => done({ status, headers: own, body: whole }), fail)
    })
    passed.on('error', fail)
    passed.end(body)
  })
}

function isRefused(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED'
}
