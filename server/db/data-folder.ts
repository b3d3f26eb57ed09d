import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartError } from '#server/lib/start-error.ts'
import { describeCause } from './database-fault.ts'

/** The folder, made where it is missing, or a sentence about what is wrong with it. */
export function makeDataFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refuseFolder(dataDir, error)
  }
}

export function refuseFolder(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${describeCause(error)}. Make it a folder that this user may write in, on a disk with room, or set DATA_DIR to another one.`,
  )
}
