import { mkdirSync } from 'node:fs'
import type { Table } from '@lancedb/lancedb'
import type { EmbeddedText, VectorFilling, VectorStore } from '../library/vector-store.ts'
import {
  compactVectors,
  createVectors,
  findNearest,
  loadHashes,
  loadState,
  openVectors,
  removeVectors,
  writeState,
} from './meaning-table.ts'

type Options = {
  folder: string
  model: string
  /** The table gets an index from this many vectors on. */
  indexFrom: number
}

/** A table of vectors on this disk. It is created with the first vector, because only then is their length known. */
export function createFolderStore({ folder, model, indexFrom }: Options): VectorStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let table: Promise<Table | null> | null = null

  function open(): Promise<Table | null> {
    table ??= openVectors(folder, model)
    table.catch(() => {
      table = null
    })
    return table
  }

  async function openFor(dimensions: number): Promise<Table> {
    const existing = await open()
    if (existing) return existing
    const created = await createVectors(folder, model, dimensions)
    table = Promise.resolve(created)
    return created
  }

  const state = () => {
    const read = loadState(folder)
    return read?.model === model ? read : null
  }

  async function begin(): Promise<VectorFilling> {
    const before = await open()
    const hashes = before ? await loadHashes(before) : new Map<string, string>()
    const kept = new Set<string>()

    async function write(texts: readonly EmbeddedText[]) {
      // A refused text may have replaced an older one that still has vectors.
      for (const { id, vectors } of texts) if (vectors.length === 0) kept.delete(id)
      const rows = texts.flatMap(({ id, hash, vectors }) => vectors.map(vector => ({ id, hash, vector })))
      if (rows.length === 0) return
      const now = await openFor(rows[0]?.vector.length ?? 0)
      const written = new Set(rows.map(({ id }) => id))
      await removeVectors(
        now,
        [...written].filter(id => hashes.has(id)),
      )
      await now.add(rows)
    }

    return {
      async findLacking(next) {
        for (const { id } of next) kept.add(id)
        return new Set(next.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id))
      },
      write,
      async finish(edition) {
        const gone = [...hashes.keys()].filter(id => !kept.has(id))
        if (before) await removeVectors(before, gone)
        const now = await open()
        if (!now) return
        await compactVectors(now, indexFrom)
        const read = state()
        if (read) await writeState(folder, { ...read, edition })
      },
      end: async () => {},
    }
  }

  return {
    dimensions: () => state()?.dimensions ?? null,
    edition: async () => ((await open()) ? (state()?.edition ?? null) : null),
    isCommon: false,
    begin,
    async nearest(values, limit) {
      const now = await open()
      return now ? findNearest(now, values, limit) : []
    },
    close: async () => (await table)?.close(),
  }
}
