import { fork } from 'node:child_process'
import type { Helper } from '#server/lib/worker-pool.ts'

const heap = 256

/**
 * A process of its own for uploaded files: if a file crashes its reader, the server goes on. It knows none of
 * the settings, and is always ended at once.
 */
export function startProcess(file: URL): Helper {
  const { PATH, SystemRoot, TMPDIR } = process.env
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${heap}`],
    env: { PATH, SystemRoot, TMPDIR },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.channel?.unref()
  return Object.assign(child, {
    postMessage: (job: unknown) => child.send(job as object), // every job is an object
    terminate: () => child.kill('SIGKILL'),
  })
}
