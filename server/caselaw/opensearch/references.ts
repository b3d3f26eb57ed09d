import type { Reference } from '../library/case-index.ts'
import { citationKey, listRefKeys, nameKey } from './document.ts'
import { inEdition } from './editions.ts'
import { ask, entryFields, listRows, type Reader } from './hits.ts'
import type { StoredEntry } from './packed-entry.ts'

const atOnce = 1000
const mostFound = 10_000

/** The judgments that references mean: by citation, else by a name that only one of that time has. */
export async function resolveReferences(
  reader: Reader,
  references: readonly Reference[],
): Promise<(string | null)[]> {
  const byKey = new Map<string, StoredEntry[]>()
  const keys = [...new Set(references.flatMap(listRefKeys))]
  for (let from = 0; from < keys.length; from += atOnce)
    for (const entry of await findByKeys(reader, keys.slice(from, from + atOnce)))
      for (const key of [...entry.citations.map(citationKey), nameKey(entry.title)])
        byKey.set(key, [...(byKey.get(key) ?? []), entry])
  return references.map(reference => meantBy(reference, byKey))
}

async function findByKeys(reader: Reader, keys: readonly string[]): Promise<StoredEntry[]> {
  const filter = [...inEdition(reader.edition), { terms: { ownKeys: keys } }]
  const answer = await ask(reader, 'judgments', {
    ...entryFields,
    size: mostFound,
    query: { bool: { filter } },
  })
  return listRows(answer).map(({ entry }) => entry)
}

function meantBy(reference: Reference, byKey: ReadonlyMap<string, StoredEntry[]>): string | null {
  const { title, citation } = reference
  for (const key of listRefKeys(reference)) {
    const cited = key.startsWith('c ') ? byKey.get(key)?.at(-1) : undefined
    if (cited) return cited.id
  }
  const namesakes = title.trim() === '' ? [] : (byKey.get(nameKey(title)) ?? [])
  const year = Number(/(1[89]|20)\d\d/.exec(citation ?? '')?.[0] ?? Number.NaN)
  // A report is published in the year of the judgment or in the two years after it.
  const fitting = Number.isNaN(year)
    ? namesakes
    : namesakes.filter(entry => entry.year !== null && year >= entry.year && year <= entry.year + 2)
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null
}
