import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { notFound } from './error-handler.ts'

/** Pages whose markup is written at build time, so that they paint before any script runs. */
const prerendered: Record<string, string> = {
  '/': 'index.html',
  '/landing': 'landing.html',
  '/login': 'login.html',
  '/register': 'register.html',
}

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/** The built site: hashed files for ever, pages asked again every time, and the app's shell for every address that is the router's. */
export async function serveWeb(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(join(folder, 'assets')) ? forEver : askAgain)
    },
  })
  for (const [path, file] of Object.entries(prerendered)) {
    app.get(path, { config: { access: 'public' } }, (_request, reply) => reply.sendFile(file))
  }
  app.get('/*', { config: { access: 'public' } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (path.startsWith('/api/') || path === '/api') throw notFound(request)
    if (/\.\w+$/.test(path)) throw new AppError('not_found', 'There is no such file')
    return reply.sendFile('app.html')
  })
}
