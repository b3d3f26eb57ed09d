import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { LockedError } from '#server/db/data-folder.ts'
import { LibraryBusyError } from '../library/case-index.ts'
import { type Filled, type FillTask, fill } from './fill.ts'
import type { FromFilling, ToFilling } from './fill-messages.ts'
import { FillingError } from './filling-error.ts'
import { followFilling } from './follow-filling.ts'

// A process of its own, started by a server: reading thousands of PDFs must not slow down those who search, nor take the
// server with it when it dies. It ends with the server that started it.

const stop = new AbortController()
const content = path.join(import.meta.dirname, '../../../content')
const triedAgain = 2000

process.on('disconnect', () => stop.abort())
// Ctrl-C in a terminal reaches this process too; the server says what is to be done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
process.on('message', (message: ToFilling) => {
  if (message.kind === 'stop') stop.abort()
  else void run(message.task)
})

async function run(task: FillTask) {
  // The people at the site go first, where the system has such an order.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const following = followFilling(progress => tell({ kind: 'progress', progress }))
  try {
    const { imported, missing } = await fillInTurn(task, following)
    const progress = following.conclude(imported?.report, missing)
    if (stop.signal.aborted) return end({ state: 'stopped', progress, failure: null })
    if (!imported?.report.hasRead())
      return end({ state: 'failed', progress, failure: { code: 'nothing_read', detail: '' } })
    end({ state: 'done', progress, failure: null })
  } catch (error) {
    end({ state: 'failed', progress: following.conclude(undefined, []), failure: describe(error) })
  }
}

/** While somebody else writes, this waits. */
async function fillInTurn(
  task: FillTask,
  { screen, wait }: ReturnType<typeof followFilling>,
): Promise<Filled> {
  const needs = { ...task, landmarks: loadLandmarkFiles(content), signal: stop.signal, screen }
  for (;;)
    try {
      return await fill(needs)
    } catch (error) {
      if (!(error instanceof LibraryBusyError || error instanceof LockedError)) throw error
      if (stop.signal.aborted) return { imported: null, missing: [] }
      wait()
      await sleep(triedAgain, undefined, { signal: stop.signal }).catch(() => {})
    }
}

function describe(error: unknown) {
  if (error instanceof FillingError) return { code: error.code, detail: error.detail }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'disk_full' as const, detail: code }
  return { code: 'unexpected' as const, detail: error instanceof Error ? error.message : String(error) }
}

function end(end: Extract<FromFilling, { kind: 'end' }>['end']) {
  tell({ kind: 'end', end }, () => process.exit(0))
}

function tell(message: FromFilling, after: () => void = () => {}) {
  if (!process.send || !process.connected) return after()
  process.send(message, undefined, undefined, after)
}
