import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { second } from './clock.ts'
import { refuseFor } from './error-handler.ts'

/** In bytes. */
export type ReadRoom = () => Promise<number>

/** Four files of the database's log: it cannot go on when it finds no room for the next one. */
const leastRoom = 64 * 1024 * 1024
const trustFor = second

export function readRoomIn(folder: string): ReadRoom {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** Nothing more is written while there is little room; what is there can be read. */
export function refuseWhenFull(app: FastifyInstance, readRoom: ReadRoom) {
  let readAt = Number.NEGATIVE_INFINITY
  let isFull = false
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    const isReady = routeOptions.url === '/api/health/ready'
    if ((method === 'GET' || method === 'HEAD') && !isReady) return done()
    look().then(() => done(isFull ? refuseFor('full') : undefined), done)
  })

  async function look() {
    if (performance.now() - readAt <= trustFor) return
    readAt = performance.now()
    isFull = (await readRoom()) < leastRoom
  }
}
