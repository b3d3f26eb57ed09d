import type { FastifyReply } from 'fastify'
import { attachment } from './attachment.ts'

export type FileAnswer = { name: string; type: string; bytes: Uint8Array | string }

/** A download: saved under its name, and kept by no browser and no proxy. */
export function sendFile(reply: FastifyReply, { name, type, bytes }: FileAnswer) {
  return reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .type(type)
    .send(bytes)
}
