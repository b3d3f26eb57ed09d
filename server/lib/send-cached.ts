import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that does not change while the server runs: made into bytes once, sent again only to those who do not have it. */
export type FixedAnswer = { body: string; etag: string }

export function fixAnswer(value: unknown): FixedAnswer {
  const body = JSON.stringify(value)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

export function sendFixed(request: FastifyRequest, reply: FastifyReply, { body, etag }: FixedAnswer) {
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (isSame(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** A compressing proxy marks the tag it passes on as weak: it still means the same content. */
function isSame(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
