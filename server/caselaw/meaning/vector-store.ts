import type { Table } from '@lancedb/lancedb'
import { createVectors, loadState, openVectors, writeState } from './meaning-table.ts'

/** The table of vectors. It is created with the first vector, because only then is their length known. */
export type VectorStore = {
  open: () => Promise<Table | null>
  openFor: (dimensions: number) => Promise<Table>
  dimensions: () => number | null
  edition: () => string | null
  markWhole: (edition: string | null) => Promise<void>
  close: () => Promise<void>
}

export function createVectorStore(folder: string, model: string): VectorStore {
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

  return {
    open,
    openFor,
    dimensions: () => state()?.dimensions ?? null,
    edition: () => state()?.edition ?? null,
    markWhole: async edition => {
      const now = state()
      if (now) await writeState(folder, { ...now, edition })
    },
    close: async () => (await table)?.close(),
  }
}
