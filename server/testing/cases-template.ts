import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLandmarks } from './landmarks.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A library with the landmark judgments, for tests to copy. */
    casesFolder: string
  }
}

/** Reading the landmarks takes ten times as long as opening a library that has them: it is done once for a run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-cases-template-'))
  const library = await openLandmarks(folder)
  await library.close()
  project.provide('casesFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
