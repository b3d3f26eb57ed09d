import { connect } from 'node:net'
import { createAnswerReader } from './answer-reader.ts'

type Load = {
  url: string
  milliseconds: number
  connections?: number
  headersOf: (request: number) => Record<string, string>
}
export type LoadResult = { perSecond: number; times: number[] }

/**
 * Requests one address repeatedly, one request at a time on each of a few open connections. It uses plain
 * sockets because the client must cost less than the servers it compares.
 */
export async function load({ url, milliseconds, connections = 16, headersOf }: Load): Promise<LoadResult> {
  const { host, hostname, port, pathname, search } = new URL(url)
  const times: number[] = []
  const started = performance.now()
  let sent = 0
  await Promise.all(Array.from({ length: connections }, () => ask()))
  return { perSecond: (times.length * 1000) / (performance.now() - started), times }

  function ask(): Promise<void> {
    return new Promise((done, fail) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      const isComplete = createAnswerReader()
      let asked = 0
      const send = () => {
        asked = performance.now()
        socket.write(nextRequest())
      }
      socket.on('error', fail).on('connect', send)
      socket.on('data', chunk => {
        if (!isComplete(chunk)) return
        times.push(performance.now() - asked)
        if (performance.now() - started < milliseconds) return send()
        socket.end()
        done()
      })
    })
  }

  function nextRequest(): string {
    sent += 1
    const headers = Object.entries({ host, ...headersOf(sent) })
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
    return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  }
}
