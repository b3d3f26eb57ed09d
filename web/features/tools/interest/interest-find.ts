/** What the address says of a computation: `?amount=500000&rate=12&from=2023-01-10&to=2026-01-10&rest=yearly`. */
export type InterestFind = { amount?: string; rate?: string; from?: string; to?: string; rest?: string }

export function readInterestFind(search: Record<string, unknown>): InterestFind {
  const names = ['amount', 'rate', 'from', 'to', 'rest'] as const
  return Object.fromEntries(names.map(name => [name, readText(search[name])]))
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text.slice(0, 60) : undefined
}
