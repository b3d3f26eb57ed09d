import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startChildServer } from './child-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a server that was started once and stopped. */
    dataFolder: string
  }
}

/** The first start on an empty folder takes most of a test's time: it is made once for all that are not about it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-template-'))
  const server = await startChildServer(folder)
  await server.stop()
  project.provide('dataFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * The data of an installation that is not new, in a folder of one's own. A server with a PostgreSQL of its own takes the
 * case library from it.
 */
export async function copyDataFolder(to: string): Promise<string> {
  await cp(inject('dataFolder'), to, { recursive: true })
  return to
}
