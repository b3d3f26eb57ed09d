import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const skip = z.object({ reason: z.string(), detail: z.string().optional() })

/** The result of one item of a source. Names are short because there is a line for every judgment. */
const entry = z.object({
  key: z.string(),
  /** The fingerprint of the item when it was read. */
  print: z.string(),
  /** The id of the judgment that it became; absent when there is none. */
  id: z.string().optional(),
  /** Name, day, court and number, by which settle.ts finds duplicates. */
  like: z.string().optional(),
  /** The signature of its words (resemblance.ts). */
  words: z.string().optional(),
  /** Whether it became the text of a landmark judgment. */
  joined: z.boolean().optional(),
  skipped: skip.optional(),
  /** For a duplicate: the key and the fingerprint of the item that it repeats. */
  of: z.tuple([z.string(), z.string()]).optional(),
})
export type JournalEntry = z.infer<typeof entry>

const line = z.union([entry, z.object({ published: z.iso.datetime() })])

export type Journal = {
  get: (key: string) => JournalEntry | undefined
  /** Whether the library may hold judgments that no reader sees yet. */
  isDirty: () => boolean
  /** Whether this one was written after the last publication. */
  isUnpublished: (key: string) => boolean
  /** The last item that became this judgment. */
  holderOf: (id: string) => JournalEntry | undefined
  /** Whether another item became the same judgment. */
  isShared: (id: string, key: string) => boolean
  /** The entries are on disk when it returns. */
  append: (entries: readonly JournalEntry[]) => void
  markPublished: () => void
  close: () => void
}

/** Keeps what earlier imports did, so that the next one goes on. A line cut off by a crash is dropped. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'journal.jsonl')
  const handle = openSync(file, 'a+', 0o600)
  const entries = new Map<string, JournalEntry>()
  const unpublished = new Set<string>()
  const holders = new Map<string, string>()

  function take(value: z.infer<typeof line>) {
    if ('published' in value) return unpublished.clear()
    entries.set(value.key, value)
    if (value.id) holders.set(value.id, value.key)
    unpublished.add(value.key)
  }

  function write(lines: readonly object[]) {
    if (lines.length === 0) return
    writeSync(handle, lines.map(one => `${JSON.stringify(one)}\n`).join(''))
    fsyncSync(handle)
  }

  ftruncateSync(handle, loadWholeLines(readFileSync(file), take))
  return {
    get: key => entries.get(key),
    isDirty: () => unpublished.size > 0,
    isUnpublished: key => unpublished.has(key),
    holderOf: id => {
      const entry = entries.get(holders.get(id) ?? '')
      return entry?.id === id ? entry : undefined
    },
    isShared: (id, key) => [...entries.values()].some(other => other.id === id && other.key !== key),
    append(added) {
      write(added)
      added.forEach(take)
    },
    markPublished() {
      write([{ published: new Date().toISOString() }])
      unpublished.clear()
    },
    close: () => closeSync(handle),
  }
}

/** The number of bytes before the first line that is incomplete or cannot be read. */
function loadWholeLines(bytes: Buffer, take: (value: z.infer<typeof line>) => void): number {
  let from = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    const value = line.safeParse(parse(bytes.toString('utf8', from, end)))
    if (!value.success) return from
    take(value.data)
    from = end + 1
  }
  return from
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
