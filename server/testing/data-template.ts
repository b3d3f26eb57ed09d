import { cp } from 'node:fs/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { makeStartedFolder } from './first-start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a server that was started once and stopped. */
    dataFolder: string
  }
}

/** The first start on an empty folder takes most of a test's time: it is made once for all that are not about it. */
export default async function setup(project: TestProject) {
  const { folder, remove } = await makeStartedFolder()
  project.provide('dataFolder', folder)
  return remove
}

/**
 * The data of an installation that is not new, in a folder of one's own. A server with a PostgreSQL of its own takes the
 * case library from it.
 */
export async function copyDataFolder(to: string): Promise<string> {
  await cp(inject('dataFolder'), to, { recursive: true })
  return to
}
