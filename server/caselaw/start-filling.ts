import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { FillingProgress } from '#shared/contract/library.ts'
import type { FillTask } from './filling/fill.ts'
import type { FillingEnd, FromFilling, ToFilling } from './filling/fill-messages.ts'
import { highCourts } from './importing/high-court-names.ts'

export type { FillTask } from './filling/fill.ts'
export type { FillingEnd } from './filling/fill-messages.ts'
export { highCourts }

export type Filling = {
  /** What has been read is put away; then it ends. */
  stop: () => void
  kill: () => void
  ended: Promise<FillingEnd>
}

const program = join(import.meta.dirname, 'filling/fill-process.ts')

/** Fills the library in a process of its own. */
export function startFilling(task: FillTask, onProgress: (progress: FillingProgress) => void): Filling {
  // Detached from the flags of whoever starts it: a debugger's port, a test's loader.
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  const say = (message: ToFilling) => {
    if (child.connected) child.send(message, () => {})
  }
  const { promise: ended, resolve } = Promise.withResolvers<FillingEnd>()
  let told: FillingEnd | undefined
  let lastWords = ''
  child.stderr?.on('data', text => {
    lastWords = (lastWords + text).slice(-2000)
  })
  child.on('message', (message: FromFilling) => {
    if (message.kind === 'progress') onProgress(message.progress)
    else told = message.end
  })
  child.once('error', error => resolve(died(error.message)))
  child.once('exit', (code, signal) => resolve(told ?? died(signal ?? lastLine(lastWords) ?? `code ${code}`)))
  say({ kind: 'start', task })
  return { stop: () => say({ kind: 'stop' }), kill: () => child.kill('SIGKILL'), ended }
}

function died(detail: string): FillingEnd {
  return { state: 'failed', progress: null, failure: { code: 'died', detail } }
}

function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1) || undefined
}
