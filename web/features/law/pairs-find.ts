import { type CodeId, codes } from './find-pairs.ts'

/** What the address says of the table: `?q=498A&code=ipc`. */
export type PairsFind = { q?: string; code?: string }

export function readPairsFind(search: Record<string, unknown>): PairsFind {
  return { q: readText(search.q), code: readText(search.code) }
}

export function readCode(text: string | undefined): CodeId {
  return codes.find(({ id }) => id === text)?.id ?? 'all'
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text.slice(0, 100) : undefined
}
