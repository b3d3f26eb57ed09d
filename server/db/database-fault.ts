/** A fault of the database itself, not of the query. */
export type DatabaseFault = 'unreachable' | 'full'

/** SQLSTATE 53: out of disk, memory or connections; 08 and 57P: the connection or the server goes away; 25006: a standby. */
const unreachable = /^(08...|57P0[1-5]|53[234]00|25006|58030)$/
const full = /^(53100|ENOSPC|EDQUOT)$/
const network =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** Messages of the driver that carry no code. */
const driver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/

/** Looks through the error's chain of causes: a query error wraps the driver's error. */
export function deriveFault(error: unknown): DatabaseFault | undefined {
  for (const each of listCauses(error)) {
    const code = deriveCode(each)
    if (full.test(code)) return 'full'
    if (unreachable.test(code) || network.test(code) || driver.test(each.message)) return 'unreachable'
  }
  return undefined
}

/** A deadlock: this transaction was rolled back. */
export function isDeadlock(error: unknown): boolean {
  return listCauses(error).some(each => /^40(P01|001)$/.test(deriveCode(each)))
}

/** A wrong password, a database that is not there, a user without rights. */
export function isRefusedByServer(error: unknown): boolean {
  return listCauses(error).some(each => /^(28...|3D000|42501)$/.test(deriveCode(each)))
}

/** The name of the unique index that a write ran into, if that is what went wrong. */
export function findUniqueViolation(error: unknown): string | undefined {
  const found = listCauses(error).find(each => deriveCode(each) === '23505')
  if (!found) return undefined
  return 'constraint' in found && typeof found.constraint === 'string' ? found.constraint : ''
}

/** The error, then its causes. */
export function listCauses(error: unknown): Error[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length < 8; next = next.cause) found.push(next)
  return found
}

/** The message of the last cause: what the driver or the operating system said. */
export function describeCause(error: unknown): string {
  const last = listCauses(error).at(-1)
  return last?.message || (last && deriveCode(last)) || String(error)
}

function deriveCode(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
