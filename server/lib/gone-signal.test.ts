import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { goneSignal } from './gone-signal.ts'

let app: FastifyInstance
let url = ''
let seen: PromiseWithResolvers<AbortSignal>
let answer: PromiseWithResolvers<void>

beforeEach(async () => {
  seen = Promise.withResolvers()
  answer = Promise.withResolvers()
  app = fastify()
  app.post('/', async (_request, reply) => {
    seen.resolve(goneSignal(reply))
    await answer.promise
    return { done: true }
  })
  url = await app.listen({ port: 0 })
})
afterEach(() => app.close())

const ask = (signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x'.repeat(100_000) }),
    ...(signal && { signal }),
  })

it('says nothing while the browser waits, nor when it has its answer', async () => {
  const asked = ask()
  const signal = await seen.promise
  await new Promise(done => setTimeout(done, 50))
  expect(signal.aborted).toBe(false)
  answer.resolve()
  expect(await (await asked).json()).toEqual({ done: true })
  await app.close()
  expect(signal.aborted).toBe(false)
})

it('says when the browser has gone', async () => {
  const browser = new AbortController()
  const asked = ask(browser.signal).catch(error => error.name)
  const signal = await seen.promise
  const gone = new Promise(done => signal.addEventListener('abort', done))
  browser.abort()
  await gone
  expect(await asked).toBe('AbortError')
  answer.resolve()
})
