type Advice = { severity: string; range: string; fixAvailable: unknown }
type Audit = {
  vulnerabilities?: Record<string, Advice>
  metadata?: { dependencies?: { prod?: number } }
  message?: string
  error?: { summary?: string }
}

/**
 * Exit codes. 0: no known vulnerabilities. 1: there are some. 2: the registry did not answer, so nothing
 * is known.
 */
export function parseAudit(text: string): { code: 0 | 1 | 2; lines: string[] } {
  const audit = parse(text)
  const found = audit?.vulnerabilities
  if (!audit || !found) {
    const reason = audit?.error?.summary || audit?.message || 'no answer'
    return { code: 2, lines: [`Nothing was checked: the registry's audit could not be asked (${reason}).`] }
  }
  const lines = Object.entries(found).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${severity.padEnd(9)} ${name} ${range}, ${fixAvailable ? 'a mended version is there' : 'no mended version yet'}`,
  )
  if (lines.length > 0) return { code: 1, lines }
  return {
    code: 0,
    lines: [`No known holes in ${audit.metadata?.dependencies?.prod ?? 'the'} packages that ship.`],
  }
}

function parse(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit // npm's own report; every field that is used is checked
  } catch {
    return undefined
  }
}
