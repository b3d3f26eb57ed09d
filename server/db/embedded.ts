import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './client.ts'
import { options } from './client.ts'

/** The package starts with `-F`, which leaves the writing to the operating system: a power cut could take the last half minute. */
const startParams = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=fsync', // fdatasync ends in an empty function of the package
  '-c',
  'max_wal_size=128MB', // its usual gigabyte is for servers
  '-c',
  'min_wal_size=32MB',
]

export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({ fs: new DurableFolder(folder), startParams })
  if (isNew) syncTree(folder)
  return wrapPglite(client)
}

/** For a database that is deleted when it has been looked at: nothing waits for the disk. */
export async function openScratch(folder: string): Promise<OpenDatabase> {
  return wrapPglite(await PGlite.create(folder))
}

export function wrapPglite(client: PGlite): OpenDatabase {
  return { db: drizzle(client, options), kind: 'embedded', close: () => client.close() }
}

/** The package's own folder on disk, whose `fsync` does nothing, with one that does. */
class DurableFolder extends NodeFS {
  override async init(...[pg, given]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, given)
    const { preRun } = made.emscriptenOpts
    return {
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...[preRun ?? []].flat(), addSync] },
    }
  }
}

type Stream = { nfd?: number; node: object }
/** Emscripten's file system for a folder on disk; its types leave this out. */
type NodeFolder = { stream_ops: { fsync?: (stream: Stream) => number }; realPath: (node: object) => string }

function addSync(module: object) {
  if (!('NODEFS' in module)) throw new Error('the embedded database has no folder to make durable')
  const folder = module.NODEFS as NodeFolder // see above
  folder.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(folder.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

/** The files of a new database are written by another program of the package, which does not sync them. */
function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncFile(path)
  }
  syncFolder(folder)
}

function syncFile(path: string) {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

/** Syncs the folder itself, which holds the names of its files; Windows has no call for it and needs none. */
function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
