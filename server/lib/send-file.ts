import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'

export type FileAnswer = { name: string; type: string; bytes: Uint8Array | string }

/** A download: saved under its name, and kept by no browser and no proxy. */
export function sendFile(reply: FastifyReply, { name, type, bytes }: FileAnswer) {
  return reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .type(type)
    .send(bytes)
}

/** A download's name in any script (RFC 6266 and 8187); one that is not plain ASCII has an ASCII one for old readers. */
export function attachment(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const extension = safe.slice(safe.lastIndexOf('.'))
  const ascii = safe
    .slice(0, -extension.length)
    .replace(/[^\x20-\x7e]+|%/g, '')
    .trim()
  return create(safe, { fallback: `${ascii || 'document'}${extension}` })
}
