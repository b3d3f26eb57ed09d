import type { FastifyInstance } from 'fastify'

/** What is answered to a person, or on the way to signing in, is stored by no browser and no proxy. Answers that are the same for all say so themselves. */
export function keepAnswersPrivate(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPrivate = request.url.startsWith('/api/') && !reply.hasHeader('cache-control')
    if (isPrivate) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
