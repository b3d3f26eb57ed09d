import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChildServer } from './child-server.ts'

/** The data folder of a server that was started once and stopped: the first start on an empty one takes ten times as long as the next. */
export async function makeStartedFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-template-'))
  const server = await startChildServer(folder)
  await server.stop()
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
