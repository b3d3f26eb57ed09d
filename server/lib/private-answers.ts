import type { FastifyInstance } from 'fastify'

/** No browser or proxy stores an answer of the API, unless it sets its own `cache-control` because it is the same for everybody. */
export function keepAnswersPrivate(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPrivate = request.url.startsWith('/api/') && !reply.hasHeader('cache-control')
    if (isPrivate) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
