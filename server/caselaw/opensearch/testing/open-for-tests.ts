import { randomUUID } from 'node:crypto'
import type { CaseIndex } from '../../library/case-index.ts'
import { type OpenSearchIndexOptions, openOpenSearchIndex } from '../open-search-index.ts'

/** A library of its own on a cluster of the tests. `close` ends its readers and takes it away. */
export function openForTests(addresses: string, law: Partial<OpenSearchIndexOptions> = {}) {
  const prefix = `test-${randomUUID()}`
  const opened: CaseIndex[] = []
  return {
    prefix,
    open(through = addresses): CaseIndex {
      const index = openOpenSearchIndex({ ...law, addresses: through, prefix })
      opened.push(index)
      return index
    },
    async close() {
      for (const index of opened.splice(0)) await index.close()
      await fetch(`${addresses.split(',')[0]}/${prefix}-*`, { method: 'DELETE' })
    },
  }
}
