import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createFreeSpaceReader, type ReadFreeSpace } from '#server/lib/disk-space.ts'
import type { Remote } from './ask.ts'
import type { DataSet } from './data-set.ts'
import { fetchFile } from './fetch-file.ts'
import { FillingError } from './filling-error.ts'
import { listYear, type RemoteFile } from './list-files.ts'

export type Downloading = {
  remote: Remote
  dataSet: DataSet
  years: readonly number[]
  /** Gets the folders of the bucket. */
  folder: string
  readFreeSpace?: ReadFreeSpace
  onListing?: () => void
  onBytes?: (bytes: { done: number; total: number }) => void
}

/** So much stays free for the index and for everything else on the disk. */
const spare = 512 * 1024 * 1024

/**
 * Brings the tables and archives of these years into the folder. What is there already, and is the same, is not fetched again;
 * what is gone from the source goes. Returns the years of which the source has nothing.
 */
export async function download(needs: Downloading): Promise<number[]> {
  const { remote, dataSet, years, folder, onListing, onBytes } = needs
  onListing?.()
  const byYear = new Map<number, RemoteFile[]>()
  for (const year of years) byYear.set(year, await listYear(remote, dataSet, year))
  const missing = years.filter(year => !byYear.get(year)?.length)
  const files = [...byYear.values()].flat()
  if (files.length === 0) throw new FillingError('not_there', describeYears(years))

  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fetched = await openFetched(folder)
  await fetched.dropGone(files, [...byYear.keys()], dataSet)
  const wanted = files.filter(file => !fetched.has(file))
  await refuseWithoutRoom(wanted, folder, needs.readFreeSpace ?? createFreeSpaceReader(folder))

  const total = wanted.reduce((sum, { size }) => sum + (size ?? 0), 0)
  let done = 0
  for (const file of wanted) {
    const tell = (bytes: number) => onBytes?.({ done: done + bytes, total: Math.max(total, done + bytes) })
    const to = path.join(folder, file.path)
    await fetchFile({ remote, file, to, onBytes: tell })
    done += (await stat(to)).size
    await fetched.add(file)
  }
  return missing
}

async function refuseWithoutRoom(files: readonly RemoteFile[], folder: string, readFreeSpace: ReadFreeSpace) {
  let needed = spare
  for (const { path: name, size } of files) {
    const there = await stat(path.join(folder, `${name}.part`)).catch(() => null)
    needed += Math.max(0, (size ?? 0) - (there?.size ?? 0))
  }
  const free = await readFreeSpace()
  if (free < needed)
    throw new FillingError(
      'disk_full',
      `${gigabytes(needed)} GB are needed and ${gigabytes(free)} GB are free`,
    )
}

function gigabytes(bytes: number): string {
  return (bytes / 1024 ** 3).toFixed(1)
}

function describeYears(years: readonly number[]): string {
  const [first] = years
  const last = years.at(-1)
  return first === last ? String(first) : `${first}-${last}`
}

const noted = z.record(z.string(), z.object({ size: z.number().nullable(), etag: z.string().nullable() }))

/** What has been fetched whole, in `fetched.json` of the folder. */
async function openFetched(folder: string) {
  const file = path.join(folder, 'fetched.json')
  const known = await readNoted(file)

  async function save() {
    await writeFile(`${file}.new`, JSON.stringify(known), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }

  return {
    has({ path: name, size, etag }: RemoteFile): boolean {
      const one = known[name]
      return one?.size === size && one.etag === etag && existsSync(path.join(folder, name))
    },
    async add({ path: name, size, etag }: RemoteFile) {
      known[name] = { size, etag }
      await save()
    },
    /** An archive that was replaced by another would give its judgments twice. */
    async dropGone(files: readonly RemoteFile[], years: readonly number[], { isWanted }: DataSet) {
      const there = new Set(files.map(one => one.path))
      const isOfYears = (name: string) => years.some(year => name.includes(`/year=${year}/`))
      for (const name of Object.keys(known)) {
        if (there.has(name) || !isOfYears(name) || !isWanted(name)) continue
        await rm(path.join(folder, name), { force: true })
        delete known[name]
      }
      await save()
    },
  }
}

async function readNoted(file: string) {
  try {
    return noted.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {} // nothing yet, or cut off by a crash: it is fetched again
  }
}
