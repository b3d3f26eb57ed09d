import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { LibraryBusyError } from '../library/case-index.ts'
import { type Connection, hasStatus } from './connection.ts'

/** Who writes, and until when unless it says so again. */
type Lease = { owner: string; until: number; host: string; pid: number }
type Place = { if_seq_no: number; if_primary_term: number }

const leaseLasts = 30_000
const leaseRenewed = 5000
export type WriterLease = { check: () => void; end: () => Promise<void> }

/** One writer at a time. The lease of a process that died ends soon; on the same machine it ends with the process. */
export async function takeLease({ client, state: index }: Connection, id = 'writer'): Promise<WriterLease> {
  const mine = { owner: randomUUID(), host: hostname(), pid: process.pid }
  let place: Place
  let isLost = false

  async function write(condition: Place | { op_type: 'create' }) {
    const { body } = await client.index({
      index,
      id,
      body: { ...mine, until: Date.now() + leaseLasts } satisfies Lease,
      ...condition,
    })
    place = { if_seq_no: body._seq_no, if_primary_term: body._primary_term }
  }

  async function renew() {
    try {
      await write(place)
    } catch (failure) {
      if (hasStatus(failure, 409)) isLost = true
    }
  }

  try {
    await write(await findFreePlace())
  } catch (failure) {
    throw hasStatus(failure, 409) ? new LibraryBusyError(busy) : failure
  }
  // One after the other: of two at once the second would find the first in its place, and so would an end.
  let renewed = Promise.resolve()
  const renewing = setInterval(() => {
    renewed = renewed.then(renew)
  }, leaseRenewed)
  renewing.unref()
  return {
    /** This process may have stood still for so long that another took over. */
    check() {
      if (isLost) throw new LibraryBusyError(busy)
    },
    async end() {
      clearInterval(renewing)
      await renewed
      await client.delete({ index, id, ...place }).catch(() => {})
    },
  }

  async function findFreePlace(): Promise<Place | { op_type: 'create' }> {
    try {
      const { body } = await client.get({ index, id })
      const held = body._source as Lease // written above
      if (held.until > Date.now() && !hasDied(held)) throw new LibraryBusyError(busy)
      return { if_seq_no: body._seq_no ?? 0, if_primary_term: body._primary_term ?? 0 }
    } catch (failure) {
      if (hasStatus(failure, 404)) return { op_type: 'create' }
      throw failure
    }
  }
}

function hasDied({ host, pid }: Lease): boolean {
  if (host !== hostname() || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'ESRCH'
  }
}

const busy =
  'Something else is writing to the case library on OpenSearch: an import, or a server that is putting in its landmark judgments. Run this again when it has finished.'
