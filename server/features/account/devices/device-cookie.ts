import type { FastifyReply, FastifyRequest } from 'fastify'
import { day, second } from '#server/lib/clock.ts'

const name = 'munshi-device'
const lifetime = (400 * day) / second

/** Says that this browser has signed in before; it signs nobody in. No script can read it, and only sign-ins see it. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const found = request.headers.cookie?.match(/(?:^|;\s*)munshi-device=([\w-]{43})(?:;|$)/)
  return found?.[1]
}

export function sendDeviceToken(reply: FastifyReply, token: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${token}; Path=/api/auth; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
  )
}
