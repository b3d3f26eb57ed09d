import { inEdition } from './editions.ts'
import { entryFields, type KnownEntries, listRows, type Opened } from './hits.ts'
import type { StoredEntry } from './packed-entry.ts'

/** Some 1 KB of memory each. */
const mostKept = 50_000
const atOnce = 2000

/** What a search returns of a thousand judgments, read once when it is first asked for, while nobody waits for it. */
export function createKnownEntries(opened: Opened, total: number): KnownEntries {
  let known: ReadonlyMap<string, StoredEntry> | null = null
  let isBegun = total > mostKept

  async function read() {
    const all = await loadAll(opened)
    // An edition that is no longer the latest may have lost some.
    if (all.size === total) known = all
  }

  return () => {
    if (!isBegun) {
      isBegun = true
      read().catch(() => {
        isBegun = false
      })
    }
    return known
  }
}

async function loadAll({ connection, edition }: Opened): Promise<Map<string, StoredEntry>> {
  const all = new Map<string, StoredEntry>()
  for (let after: string | undefined; ; ) {
    const { body } = await connection.client.search({
      index: connection.judgments,
      allow_partial_search_results: false,
      body: {
        ...entryFields,
        size: atOnce,
        track_total_hits: false,
        sort: [{ id: 'asc' }],
        ...(after === undefined ? {} : { search_after: [after] }),
        query: { bool: { filter: inEdition(edition) } },
      } as object,
    })
    const entries = listRows(body).map(({ entry }) => entry)
    for (const entry of entries) all.set(entry.id, entry)
    after = entries.at(-1)?.id
    if (entries.length < atOnce) return all
  }
}
