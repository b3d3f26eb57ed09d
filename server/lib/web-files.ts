import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { localFile, readSiteLanguage } from '#shared/languages.ts'
import type { Site } from '#shared/site.ts'
import { notFound } from './error-handler.ts'
import { sendFixed } from './send-cached.ts'
import { createPages } from './web-pages.ts'

/** Pages whose markup is written at build time, so that they paint before any script runs. */
const prerendered: Record<string, string> = {
  '/': 'index.html',
  '/landing': 'landing.html',
  '/login': 'login.html',
  '/register': 'register.html',
}

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'
const pageHead = {
  type: 'text/html; charset=utf-8',
  cacheControl: askAgain,
  vary: 'cookie, accept-encoding',
}

/** The built site: hashed files for ever, pages asked again every time, and the app's shell for every address that is the router's. */
export async function serveWeb(app: FastifyInstance, folder: string, readSite: () => Site) {
  const readPage = createPages(folder, readSite)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(join(folder, 'assets')) ? forEver : askAgain)
    },
  })
  await app.register(answerEarlySubmits)
  // Not counted by the rate limit: a first visit fetches some fifty files, and a chamber shares one address.
  app.get('/*', { config: { access: 'public', rateLimit: false } }, (request, reply) => {
    const path = decodeURI(request.url.split('?')[0] ?? '/')
    if (path === '/api' || path.startsWith('/api/')) throw notFound(request)
    if (!prerendered[path] && isFile(path)) return reply.sendFile(path)
    const language = readSiteLanguage(request.headers.cookie, readSite().language)
    const page = readPage(localFile(choosePage(path, readSite()), language))
    return sendFixed(request, reply, page, pageHead)
  })
}

/** The form of the prerendered page would stand there until the script takes it away, where nobody may register. */
function choosePage(path: string, { registration }: Site): string {
  if (path === '/register' && registration !== 'open') return 'app.html'
  return prerendered[path] ?? 'app.html'
}

/**
 * A form that the browser submitted itself, before the scripts arrived: the page is shown again; the back button has
 * the typed text.
 */
async function answerEarlySubmits(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })
  for (const path of ['/login', '/register']) {
    app.post(path, { config: { access: 'public' } }, (_request, reply) => reply.redirect(path, 303))
  }
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path)
}
