/** What the address says of the guides: `?court=High+Court&purpose=Appeals`. */
export type ProceduresFind = { court?: string; purpose?: string }

export function readProceduresFind(search: Record<string, unknown>): ProceduresFind {
  return { court: readText(search.court), purpose: readText(search.purpose) }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
