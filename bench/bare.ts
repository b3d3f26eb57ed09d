import { fork } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import type { SameAnswer } from './bare-server.ts'

/** The answer as it is sent, still compressed. */
export function askRaw(url: string, headers: Record<string, string>): Promise<SameAnswer> {
  return new Promise((done, fail) => {
    const call = request(url, { headers }, response => {
      const pieces: Buffer[] = []
      response.on('data', piece => pieces.push(piece))
      response.on('end', () => {
        const {
          date,
          connection,
          'keep-alive': _timeout,
          'transfer-encoding': _chunked,
          ...rest
        } = response.headers
        const body = Buffer.concat(pieces)
        const sent = Object.entries({ ...rest, 'content-length': String(body.length) })
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: body.toString('base64'),
        })
      })
    })
    call.on('error', fail).end()
  })
}

/** A bare node:http server in a separate process, which sends these bytes for every request. */
export function startBare(answer: SameAnswer): Promise<{ url: string; stop: () => void }> {
  return new Promise(done => {
    const child = fork(join(import.meta.dirname, 'bare-server.ts'))
    child.once('message', port => done({ url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() }))
    child.send(answer)
  })
}
