import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minute, second } from '#server/lib/clock.ts'

/** A reader renews its lease this often. A lease that was not renewed for `voidAfter` is void. */
const markEvery = 20 * second
const voidAfter = 2 * minute

/**
 * Tells every process that publishes into this folder that an edition is being read. A lease is a file whose
 * modification time is renewed, so that the lease of a dead process becomes void. Returns the function that
 * ends it.
 */
export function takeLease(folder: string, version: number): () => void {
  const file = path.join(leaseFolder(folder), `${version}-${randomUUID()}`)
  mark(file)
  const marking = setInterval(() => mark(file), markEvery)
  marking.unref()
  return () => {
    clearInterval(marking)
    rmSync(file, { force: true })
  }
}

/** Lists the editions that are being read and removes void leases. */
export function listLeased(folder: string): number[] {
  return listFiles(leaseFolder(folder)).flatMap(name => {
    const file = path.join(leaseFolder(folder), name)
    const renewedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - renewedAt < voidAfter) return [Number.parseInt(name, 10)]
    rmSync(file, { force: true })
    return []
  })
}

/** A full disk must not stop a search. Without a lease, only the last two published editions are kept. */
function mark(file: string) {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, '')
  } catch {
    // Tried again at the next renewal.
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The first lease makes the folder.
    return []
  }
}

function leaseFolder(folder: string): string {
  return path.join(folder, 'leases')
}
