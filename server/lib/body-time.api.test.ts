import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await openTestApp({ bodyTime: 1500 })
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

it.each(['content-length: 1000', 'transfer-encoding: chunked'])(
  'a body that never ends (%s) is answered and its connection closed',
  async length => {
    const socket = connect(port, '127.0.0.1')
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: munshi.test\r\ncontent-type: application/json\r\n${length}`
    socket.write(`${head}\r\n\r\n${length.startsWith('t') ? '5\r\n{"ema\r\n' : '{"email"'}`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('took too long to arrive')
  },
)

it('one that takes its time but ends is heard', async () => {
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify({ email: 'nobody@example.in', password: 'whatever it is' })
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: munshi.test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  for (const letter of [body.slice(0, 5), body.slice(5, 20), body.slice(20)]) {
    await new Promise(done => setTimeout(done, 50))
    socket.write(letter)
  }
  const ended = once(socket, 'close')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
  await ended
})
