import type { FastifyInstance } from 'fastify'

/**
 * Bodies are JSON, and text under another name is refused. Many programs name JSON in every call, also in one that has no
 * body: that is a call without a body.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null) : parse(request, String(body), done),
  )
}
