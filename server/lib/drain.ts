import { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Between two looks everything that has arrived is let in: on a busy machine their number says more than the time. */
const look = 20
/** So often nobody new: nobody waits at the door. The system keeps a row of them there, who are lost when it shuts. */
const looksAtDoor = 5
const longestAtDoor = 3000
/** So often nobody said anything: those who are still connected only keep their connection. */
const looksInside = 15
const longestInside = 8000

/**
 * Before a stop: whoever is there is answered, and told to come back on a new connection. Closing at once would reset
 * those whose request has arrived and was not looked at yet.
 */
export function drainBeforeClose(app: FastifyInstance) {
  let isStopping = false
  let arrivals = 0
  let underway = 0
  let events = 0
  app.server.on('connection', () => {
    arrivals += 1
  })
  app.addHook('onRequest', (_request, reply, done) => {
    underway += 1
    events += 1
    reply.raw.once('close', () => {
      underway -= 1
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
    await lookUntil(
      staysSame(() => arrivals, looksAtDoor),
      longestAtDoor,
    )
    Server.prototype.close.call(app.server)
    const isSilent = staysSame(() => events, looksInside)
    const isCalm = await lookUntil(
      async () => (isSilent() && underway === 0) || (await countConnections(app)) === 0,
      longestInside,
    )
    if (!isCalm) app.server.closeAllConnections()
  })
}

/** Whether a number has been the same for so many looks. */
function staysSame(read: () => number, looks: number): () => boolean {
  let known = read()
  let same = 0
  return () => {
    same = read() === known ? same + 1 : 0
    known = read()
    return same >= looks
  }
}

async function lookUntil(isSo: () => boolean | Promise<boolean>, atMost: number): Promise<boolean> {
  const end = performance.now() + atMost
  while (performance.now() < end) {
    await setTimeout(look)
    if (await isSo()) return true
  }
  return false
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((done, fail) =>
    server.getConnections((error, count) => (error ? fail(error) : done(count))),
  )
}
