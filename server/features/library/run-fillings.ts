import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type Filling, type FillingEnd, type FillTask, startFilling } from '#server/caselaw/start-filling.ts'
import type { Database } from '#server/db/client.ts'
import { type Clock, second } from '#server/lib/clock.ts'
import type { FillingProgress } from '#shared/contract/library.ts'
import {
  claimFilling,
  endFilling,
  forgetHolders,
  type Holder,
  releaseFilling,
  renewFilling,
} from './store.ts'

type Needs = {
  db: Database
  clock: Clock
  /** All of a task but its source. */
  task: Omit<FillTask, 'source'>
  /** Whether other servers use this database. */
  isShared: boolean
}

/** What this server is at. */
type Run = Holder & { filling: Filling; progress: FillingProgress; end?: FillingEnd }

const beatEvery = 2 * second
/** A server that has died leaves its filling to the others after this time. */
const leasedFor = 20 * second
/** A server that is asked to stop stops within fifteen seconds. */
const longestGoodbye = 8 * second

/**
 * Does what administrators have pressed for: one filling at a time, at one of the servers, told in the database where all of
 * them read it. One that a server leaves behind, by its stop or its death, goes on at the next.
 */
export function runFillings(app: FastifyInstance, { db, clock, task, isShared }: Needs) {
  const node = randomUUID()
  let run: Run | undefined
  let isClosing = false
  let turn = Promise.resolve()

  /** One after the other: a beat of a slow database must not meet the next one. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = turn.then(work).catch(error => app.log.error({ err: error }, 'a filling could not be followed'))
    return turn
  }

  const until = () => new Date(clock().getTime() + leasedFor)
  const look = () => inTurn(takeWhatIsFree)

  async function takeWhatIsFree() {
    if (run || isClosing) return
    const row = await claimFilling(db, { node, host: hostname(), now: clock(), until: until() })
    if (!row) return
    const begun: Run = {
      ...{ id: row.id, node, progress: row.progress },
      filling: startFilling({ ...task, source: row.source }, progress => {
        begun.progress = progress
      }),
    }
    run = begun
    void begun.filling.ended.then(end => {
      begun.end = end
      return inTurn(beat)
    })
  }

  async function beat() {
    if (!run) return takeWhatIsFree()
    if (run.end) return conclude(run, run.end)
    const { progress } = run
    const row = await renewFilling(db, run, { progress, leasedUntil: until() })
    if (!row) run.filling.kill()
    else if (row.state === 'stopping' || isClosing) run.filling.stop()
  }

  /** Stopped by nobody but this server's own end, it is left to the next. */
  async function conclude(ended: Run, { state, progress, failure }: FillingEnd) {
    const last = progress ?? { ...ended.progress, rate: 0, secondsLeft: null }
    const row = await renewFilling(db, ended, { progress: last, leasedUntil: until() })
    run = undefined
    if (!row) return
    if (state === 'stopped' && row.state === 'running') return releaseFilling(db, ended, last)
    if (isClosing && state === 'failed' && row.state === 'running') return releaseFilling(db, ended, last)
    const wasStopped = row.state === 'stopping' && state === 'failed' && failure?.code === 'died'
    await endFilling(db, ended, {
      state: wasStopped ? 'stopped' : state,
      ...{ progress: last, failure, endedAt: clock() },
    })
    if (state === 'failed') app.log.warn({ failure }, 'a filling of the case library failed')
  }

  const timer = setInterval(() => (run || isShared) && void inTurn(beat), beatEvery).unref()
  app.addHook('onReady', async () => {
    if (!isShared) await inTurn(() => forgetHolders(db))
    void look()
  })
  app.addHook('onClose', async () => {
    isClosing = true
    clearInterval(timer)
    await turn
    if (!run) return
    const { filling } = run
    filling.stop()
    const late = setTimeout(() => filling.kill(), longestGoodbye)
    await filling.ended
    clearTimeout(late)
    await turn
  })
  return {
    /** After something was pressed at this server; others see it within seconds. */
    look: () => inTurn(beat),
  }
}
