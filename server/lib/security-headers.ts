import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * The headers of helmet. It works them out anew for each answer, though they are the same for all; here that happens
 * once, and they leave together with the answer's own.
 */
export function addSecurityHeaders(app: FastifyInstance, options: HelmetOptions) {
  const headers = listHeaders(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

function listHeaders(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, error => {
    if (error) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** No browser or proxy stores an answer of the API, unless it sets its own `cache-control` because it is the same for everybody. */
export function keepAnswersPrivate(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPrivate = request.url.startsWith('/api/') && !reply.hasHeader('cache-control')
    if (isPrivate) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
