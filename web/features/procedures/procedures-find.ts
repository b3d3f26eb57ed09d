/** What the address says of the guides: `?search=bail&court=High+Court&purpose=Appeals`. */
export type ProceduresFind = { search?: string; court?: string; purpose?: string }

export function readProceduresFind(search: Record<string, unknown>): ProceduresFind {
  return { search: readText(search.search), court: readText(search.court), purpose: readText(search.purpose) }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
