import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/**
 * An answer that does not change while the server runs: serialised once, and sent only to clients that do not have it
 * (ETag).
 */
export class FixedAnswer<Value = unknown> {
  readonly value: Value
  readonly etag: string
  readonly #made: Map<Encoding, Buffer>

  constructor(value: Value, plain = Buffer.from(JSON.stringify(value))) {
    this.value = value
    this.#made = new Map([['identity', plain]])
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  }

  read(encoding: Encoding): Buffer {
    const bytes = this.#made.get(encoding) ?? compress(this.read('identity'), encoding)
    this.#made.set(encoding, bytes)
    return bytes
  }
}

export function fixAnswer<Value>(value: Value): FixedAnswer<Value> {
  return new FixedAnswer(value)
}

type Head = { type?: string; cacheControl?: string; vary?: string }

export function sendFixed(request: FastifyRequest, reply: FastifyReply, fixed: FixedAnswer, head: Head = {}) {
  const {
    type = 'application/json; charset=utf-8',
    cacheControl = 'private, no-cache',
    vary = 'accept-encoding',
  } = head
  const { etag } = fixed
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', vary)
  if (isSame(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(fixed.read(encoding))
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(plain)
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(text)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(text) ? 'gzip' : 'identity'
}

/** A compressing proxy marks the tag it passes on as weak: it still means the same content. */
function isSame(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
