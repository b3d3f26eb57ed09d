import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { readReadinessCall } from '#shared/contract/server.ts'
import { second } from './clock.ts'
import { refuseFor } from './error-handler.ts'

/** In bytes. */
export type ReadFreeSpace = () => Promise<number>

/** Four files of the database's write-ahead log: without space for the next one the database stops. */
const leastFreeSpace = 64 * 1024 * 1024
const trustFor = second

export function createFreeSpaceReader(folder: string): ReadFreeSpace {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** Refuses writes while there is little free space; reading goes on. */
export function refuseWhenFull(app: FastifyInstance, readFreeSpace: ReadFreeSpace) {
  let readAt = Number.NEGATIVE_INFINITY
  let isFull = false
  app.addHook('onRequest', ({ method, routeOptions }, _reply, done) => {
    const isReady = routeOptions.url === readReadinessCall.address
    if ((method === 'GET' || method === 'HEAD') && !isReady) return done()
    look().then(() => done(isFull ? refuseFor('full') : undefined), done)
  })

  async function look() {
    if (performance.now() - readAt <= trustFor) return
    readAt = performance.now()
    isFull = (await readFreeSpace()) < leastFreeSpace
  }
}
