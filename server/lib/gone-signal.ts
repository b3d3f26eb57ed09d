import type { FastifyReply } from 'fastify'

/**
 * Aborted when the browser has closed the connection before it has the answer. Fastify's own signal is no use for a
 * call with a body: it is aborted as soon as the body has been read.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
