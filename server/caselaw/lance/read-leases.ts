import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { minute, second } from '#server/lib/clock.ts'

/** How often a process that reads an edition renews its lease, and when a lease that was not renewed is void. */
const markEvery = 20 * second
const voidAfter = 2 * minute

/**
 * Tells every process that publishes into this folder that an edition is being read. A lease is a file, renewed by its time of
 * change, so that the lease of a process that died becomes void. Returns the function that ends it.
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

/** The editions that are being read. Void leases are removed. */
export function listLeased(folder: string): number[] {
  return listFiles(leaseFolder(folder)).flatMap(name => {
    const file = path.join(leaseFolder(folder), name)
    const renewedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - renewedAt < voidAfter) return [Number.parseInt(name, 10)]
    rmSync(file, { force: true })
    return []
  })
}

/** A full disk must not stop a search: without a lease, only the edition before the published one is kept. */
function mark(file: string) {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, '')
  } catch {
    // The next time it may go better.
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nobody has read yet.
    return []
  }
}

function leaseFolder(folder: string): string {
  return path.join(folder, 'leases')
}
