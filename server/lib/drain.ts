import { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds between two checks; each lets the event loop accept what has arrived. On a busy machine the number of checks says more than the time. */
const checkInterval = 20
/** No new connection in so many checks: the system's accept queue is empty. Connections left in it are lost on close. */
const unchangedArrivalChecks = 5
const longestArrivalWait = 3000
/** No request began or ended in so many checks: the remaining connections are only kept alive. */
const unchangedActivityChecks = 15
const longestActivityWait = 8000

/**
 * Before a stop: open requests are answered, with `connection: close`. Closing at once would reset connections whose
 * request has arrived and was not read yet.
 */
export function drainBeforeClose(app: FastifyInstance) {
  let isStopping = false
  let arrivals = 0
  let openRequests = 0
  let events = 0
  app.server.on('connection', () => {
    arrivals += 1
  })
  app.addHook('onRequest', (_request, reply, done) => {
    openRequests += 1
    events += 1
    reply.raw.once('close', () => {
      openRequests -= 1
      events += 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done(null, payload)
  })

  app.addHook('preClose', async () => {
    isStopping = true
    if (!app.server.listening) return
    await checkUntil(
      staysSame(() => arrivals, unchangedArrivalChecks),
      longestArrivalWait,
    )
    Server.prototype.close.call(app.server)
    const isUnchanged = staysSame(() => events, unchangedActivityChecks)
    const isDone = await checkUntil(
      async () => (isUnchanged() && openRequests === 0) || (await countConnections(app)) === 0,
      longestActivityWait,
    )
    if (!isDone) app.server.closeAllConnections()
  })
}

/** Whether a number has been the same for so many checks. */
function staysSame(read: () => number, checks: number): () => boolean {
  let known = read()
  let same = 0
  return () => {
    same = read() === known ? same + 1 : 0
    known = read()
    return same >= checks
  }
}

async function checkUntil(isSo: () => boolean | Promise<boolean>, atMost: number): Promise<boolean> {
  const end = performance.now() + atMost
  while (performance.now() < end) {
    await setTimeout(checkInterval)
    if (await isSo()) return true
  }
  return false
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((done, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : done(count))),
  )
}
