import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeBackup } from './backup.ts'
import type { Database } from './client.ts'

type Answer = { rows: number } | { error: string }

/** A socket for the commands of the same machine and user: the embedded database has one process, so a backup asks that process. */
export async function startControl(
  dataDir: string,
  db: Database,
  annexureFolder: string,
): Promise<{ stop: () => Promise<void> }> {
  const path = controlPath(dataDir)
  await rm(path, { force: true }) // the lock on the folder is ours, so a socket found here is a dead process's
  const server = createServer(socket => {
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.once('data', line => void answer(socket, db, String(line), annexureFolder))
  })
  await new Promise<void>((done, fail) =>
    server.once('error', fail).listen({ path, readableAll: false, writableAll: false }, done),
  )
  return { stop: () => new Promise(done => server.close(() => done())) }
}

async function answer(socket: Socket, db: Database, line: string, folder: string) {
  const result: Answer = await writeBackup(db, resolve(line.trim()), folder).then(
    rows => ({ rows }),
    error => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  socket.end(JSON.stringify(result))
}

/** Asks a running server for a backup; undefined when none is running on this folder. */
export function requestBackup(dataDir: string, file: string): Promise<Answer | undefined> {
  return new Promise((done, fail) => {
    const socket = createConnection(controlPath(dataDir))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.write(`${resolve(file)}\n`))
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('end', () => done(JSON.parse(text)))
    socket.on('error', error =>
      'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code))
        ? done(undefined)
        : fail(error),
    )
  })
}

/** Operating systems limit the length of a socket path: a long data folder gets a path named by its hash. */
function controlPath(dataDir: string): string {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\munshi-${hash}`
  const path = join(resolve(dataDir), 'control.sock')
  return path.length < 100 ? path : join(tmpdir(), `munshi-${hash}.sock`)
}
