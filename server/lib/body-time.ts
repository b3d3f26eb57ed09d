import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { said } from '#shared/messages/said.ts'
import { AppError } from './app-error.ts'
import { second } from './clock.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of this route may take to arrive. */
    bodyTime?: number
  }
}

/** One megabyte in this time is 35 kB/s. */
const usualTime = 30 * second

/** Limits how long a body may take: one that never ends would hold its connection, and what waits for it, for ever. */
export function limitBodyTime(app: FastifyInstance, usual = usualTime) {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload)
    const body = new PassThrough()
    payload.pipe(body)
    payload.on('error', error => body.destroy(error))
    const time = request.routeOptions.config.bodyTime ?? usual
    const timer = setTimeout(() => giveUp(request, reply, body), time)
    request.raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
    done(null, body)
  })

  /** A body that is still arriving after its answer was sent is read to the end, within the same time. */
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.readableEnded && !raw.destroyed) {
      raw.unpipe()
      raw.resume()
    }
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function giveUp(request: FastifyRequest, reply: FastifyReply, body: PassThrough) {
  if (reply.sent) return request.raw.destroy()
  reply.header('connection', 'close')
  return body.destroy(new AppError('too_slow', said('tooSlow')))
}
