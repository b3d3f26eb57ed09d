import {
  accessSync,
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/lib/app-error.ts'
import { describeCause } from './database-fault.ts'

export class LockedError extends StartError {}

const sqliteBusy = 5

export type DataLock = {
  /** Records this process's address, for the message to a second process that is refused. */
  announce: (address: string) => void
  release: () => void
}

/** Creates the folder if missing; throws a sentence about what is wrong with it. */
export function makeDataFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refuseFolder(dataDir, error)
  }
}

function refuseFolder(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${describeCause(error)}. Make it a folder that this user may write in, on a disk with room, or set DATA_DIR to another one.`,
  )
}

/**
 * One process per data folder. SQLite's exclusive lock is the operating system's own file lock: it is taken atomically and dies
 * with the process, also in a container where every process has the same id.
 */
export function takeLock(dataDir: string): DataLock {
  const handle = openFile(dataDir)
  try {
    handle.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    handle.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    throw isBusy ? new LockedError(describeHolder(dataDir)) : refuseFolder(dataDir, error)
  }
  const announce = (address: string) => writeHolder(dataDir, `runs at ${address}`)
  writeHolder(dataDir, 'is just starting')
  return { announce, release: () => handle.close() }
}

function openFile(dataDir: string): DatabaseSync {
  makeDataFolder(dataDir)
  try {
    return new DatabaseSync(join(dataDir, 'lock'))
  } catch (error) {
    throw refuseFolder(dataDir, error)
  }
}

/**
 * Overwrites in place: on ext4, closing a file that was emptied first waits for the disk, which takes seconds on a busy
 * one.
 */
function writeHolder(dataDir: string, state: string) {
  const holder = { pid: process.pid, host: hostname(), state, since: new Date().toISOString() }
  const line = Buffer.from(`${JSON.stringify(holder)}\n`)
  const file = openSync(holderFile(dataDir), constants.O_WRONLY | constants.O_CREAT, 0o666)
  writeSync(file, line)
  ftruncateSync(file, line.length)
  closeSync(file)
}

function describeHolder(dataDir: string): string {
  const holder = loadHolder(dataDir)
  const where = holder
    ? ` It ${holder.state} (process ${holder.pid} on ${holder.host}, since ${holder.since}).`
    : ''
  return `Another Munshi is already using the data folder ${dataDir}.${where} Stop that one first, or set DATA_DIR to another folder.`
}

function loadHolder(dataDir: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), 'utf8'))
  } catch {
    return undefined // the message does without it
  }
}

function holderFile(dataDir: string): string {
  return join(dataDir, 'lock.json')
}
